import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** Nothing is gained by looking at more, and a pasted page would stop this one. */
const most = 64;

/** 0 (guessed at once) to 4. */
export const passwordScore = (password: string): number => guesser.check(password.slice(0, most)).score;
