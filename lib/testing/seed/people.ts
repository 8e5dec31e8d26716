import { randomUUID } from "node:crypto";

/** Somebody who plays at many of the tables. */
export interface Person {
  readonly userId: string;
  readonly name: string;
}

const NAMES = (
  "Amara Anouk Bruno Carla Chidi Dana Dorota Emil Esther Fatima Felix Gita Hana Hugo Ines Ivo Jana Jonas Kaito Katya " +
  "Lena Liam Luca Maja Marek Mei Mila Nadia Noor Odile Omar Paula Petr Quinn Rafael Rosa Sami Sofia Tariq Tessa Uma " +
  "Viktor Wanda Xenia Yara Yusuf Zara Zoltan"
).split(" ");

/** People with names that are told apart by a number where there are more of them than names. */
export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    const name = NAMES[index % NAMES.length] ?? "";
    const round = Math.floor(index / NAMES.length);
    return { userId: randomUUID(), name: round === 0 ? name : `${name} ${round + 1}` };
  });
