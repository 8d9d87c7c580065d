// @ts-check
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks `/healthz` all the time, from a thread that nothing else keeps. A message is answered by the longest wait since the last one. */

const every = 50;
const agent = new http.Agent({ keepAlive: true });
let longest = 0;
let waiting = 0;
parentPort?.on('message', () => {
  waiting += 1;
});

/** @returns {Promise<void>} */
const answered = () =>
  new Promise((resolve, reject) => {
    const asked = http.get({ host: '127.0.0.1', port: workerData.port, path: '/healthz', agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`/healthz: ${response.statusCode}`)),
      );
    });
    asked.once('error', reject);
  });

for (;;) {
  const begun = performance.now();
  await answered();
  const waited = performance.now() - begun;
  longest = Math.max(longest, waited);
  if (waiting > 0) {
    waiting -= 1;
    parentPort?.postMessage(Math.round(longest));
    longest = 0;
  }
  await pause(Math.max(0, every - waited));
}
