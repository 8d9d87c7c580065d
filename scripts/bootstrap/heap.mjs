// @ts-check
import { setFlagsFromString } from 'node:v8';

/*
 * On a machine with much memory V8 lets garbage grow to several times what is used before it looks for it. Measured on
 * 100,000 people, after 270 overviews and 280 saves: 246 to 249 MB resident with this, 377 to 385 without, for some 10 %
 * more processor time. What is new may take 8 MB and not V8's 16, three times over, which only the command line can say:
 * `npm start` does.
 */
setFlagsFromString('--heap-growing-percent=20');
