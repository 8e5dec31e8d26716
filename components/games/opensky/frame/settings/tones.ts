/** What is worth a sound. */
export type Tone = "turn" | "reveal" | "won";

/** Semitones over the first note, and when each is struck, in seconds. */
const PHRASES: Readonly<Record<Tone, readonly (readonly [pitch: number, at: number])[]>> = {
  turn: [
    [0, 0],
    [5, 0.14],
  ],
  reveal: [
    [-5, 0],
    [-5, 0.09],
    [2, 0.18],
  ],
  won: [
    [0, 0],
    [4, 0.1],
    [7, 0.2],
    [12, 0.32],
  ],
};
const FIRST_HZ = 587.33;
const LOUDNESS = 0.06;
const NOTE_S = 0.34;
const PAUSE_S = 0.6;

let audio: AudioContext | null = null;

/** Plays tones one after the other, made by the browser; nothing is heard before the reader has touched the page. */
export function play(tones: readonly Tone[]): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === "suspended") void context.resume();
  tones.forEach((tone, place) => {
    for (const [pitch, at] of PHRASES[tone]) {
      strike(context, FIRST_HZ * 2 ** (pitch / 12), context.currentTime + 0.02 + place * PAUSE_S + at);
    }
  });
}

/** One soft note. */
function strike(context: AudioContext, hertz: number, at: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "sine";
  voice.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + NOTE_S);
}
