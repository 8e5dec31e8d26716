import type { MapData } from "../data/map-data";
import type { MapInset } from "../types";
import type { Box, Point } from "./geometry";

/** Screen = map * scale + (x, y). */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the reader has moved the map to: the map point in the middle of the free area. */
export interface Look extends Point {
  readonly scale: number;
}

/** Room for labels round the outermost airports. */
const ROOM = { roomy: { x: 58, y: 36 }, compact: { x: 44, y: 30 }, tiny: { x: 8, y: 8 } };
/** Below this width of the free area the map comes closer to its focus. */
const SMALL = 560;
/** Below this it is a mere picture, without labels. */
const TINY = 300;
/** How close the map comes to a focus by itself: pixels for the whole board. */
const FOCUS_REACH = 700;
const CLOSEST = 4.5;

/** Whether every pixel of the free area counts. */
export const isSmall = (free: Box): boolean => free.w < SMALL;

/** The part of the screen that no panel covers. */
export function freeArea({ width, height }: Size, inset: MapInset): Box {
  const w = Math.max(60, width - inset.left - inset.right);
  const h = Math.max(60, height - inset.top - inset.bottom);
  return { x: inset.left, y: inset.top, w, h };
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

const boardBox = (data: MapData): Box => boxOf(data.airports);

function fit(box: Box, free: Box): Look {
  const room = free.w < TINY ? ROOM.tiny : free.w < SMALL ? ROOM.compact : ROOM.roomy;
  const scale = Math.min(
    Math.max(40, free.w - 2 * room.x) / Math.max(1, box.w),
    Math.max(40, free.h - 2 * room.y) / Math.max(1, box.h),
  );
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, scale };
}

/** The whole board in the free area. */
export const fitBoard = (data: MapData, free: Box): Look => fit(boardBox(data), free);

/** How much closer than the whole board a low free area may begin, so that its width is used. */
const LOW = 1.5;
/** Pixels of the whole board below which nothing can be read or hit. */
const LEGIBLE = 290;

/** On small screens the board's width in a low free area, where more of its height is a pan away. */
function wide(board: Look, data: MapData, free: Box): Look {
  const across = (free.w - 2 * ROOM.compact.x) / boardBox(data).w;
  const most = Math.max(board.scale * LOW, LEGIBLE / boardBox(data).w);
  return { ...board, scale: Math.min(most, Math.max(board.scale, across)) };
}

/** The look before the reader moves the map: the board, or on small screens the decision's airports. */
export function homeLook(data: MapData, free: Box, focus: readonly string[]): Look {
  const board = fitBoard(data, free);
  const airports = data.airports.filter(({ code }) => focus.includes(code));
  if (free.w >= SMALL || free.w < TINY) return board;
  if (airports.length === 0) return wide(board, data, free);
  const close = fit(boxOf(airports), free);
  const least = Math.max(board.scale, Math.min(LEGIBLE / boardBox(data).w, wide(board, data, free).scale));
  const most = Math.max(least, FOCUS_REACH / boardBox(data).w);
  return limited({ ...close, scale: Math.min(most, Math.max(least, close.scale)) }, data, free);
}

/** Keeps the board in reach: no further out than the whole of it, and never off the screen. */
export function limited(look: Look, data: MapData, free: Box): Look {
  const board = fitBoard(data, free);
  const box = boardBox(data);
  const scale = Math.min(board.scale * CLOSEST, Math.max(board.scale, look.scale));
  const dx = Math.max(box.w * 0.12, box.w / 2 - free.w / scale / 4);
  const dy = Math.max(box.h * 0.12, box.h / 2 - free.h / scale / 4);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const near = (value: number, around: number, by: number) => Math.min(around + by, Math.max(around - by, value));
  return { scale, x: near(look.x, middle.x, dx), y: near(look.y, middle.y, dy) };
}

/** Zooms by a factor about a point of the screen, which keeps its place on the map. */
export function zoomed(look: Look, factor: number, at: Point, data: MapData, free: Box): Look {
  const scale = limited({ ...look, scale: look.scale * factor }, data, free).scale;
  const [cx, cy] = [free.x + free.w / 2, free.y + free.h / 2];
  const [mx, my] = [look.x + (at.x - cx) / look.scale, look.y + (at.y - cy) / look.scale];
  return limited({ scale, x: mx - (at.x - cx) / scale, y: my - (at.y - cy) / scale }, data, free);
}

export function cameraOf(look: Look, free: Box): Camera {
  const { scale } = look;
  return { scale, x: free.x + free.w / 2 - look.x * scale, y: free.y + free.h / 2 - look.y * scale };
}

/** The part of the map, in map units, that a look shows in the free area. */
export const frameOf = ({ x, y, scale }: Look, { w, h }: Box): Box => ({
  x: x - w / scale / 2,
  y: y - h / scale / 2,
  w: w / scale,
  h: h / scale,
});

export const boardReach = (data: MapData, scale: number): number => boardBox(data).w * scale;
