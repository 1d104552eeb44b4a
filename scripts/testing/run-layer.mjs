import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from '../prepare/root.mjs';

const execute = ({ command, args, environment }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });

const countOf = (layer, code) => {
  const fallback = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!layer.count) return fallback;
  try {
    const counted = layer.count();
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/**
 * Playwright's progress lines, one per journey: filtered so that the failures come first in a failed layer's output.
 */
const isProgress = (line) => /^\[\d+\/\d+\] /.test(line);

const failuresOf = (layer) => {
  try {
    return layer.failures?.() ?? [];
  } catch {
    return [];
  }
};

/**
 * Runs one layer, prints its line (and its output, if it failed).
 * @returns its counts, and a line for each failure: for the end of the run, where a shortened log still shows it
 */
export const runLayer = async (layer) => {
  const startedAt = Date.now();
  const { code, output } = await execute(layer);
  const { passed, failed } = countOf(layer, code);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${layer.title}: ${passed} passed, ${failed} failed, ${seconds} s`);
  const said = output.trim().split('\n');
  if (failed > 0)
    console.log(
      said
        .filter((line) => !isProgress(line))
        .slice(-300)
        .join('\n'),
    );
  const failures = failed === 0 ? [] : failuresOf(layer);
  return { passed, failed, failures: failed > 0 && failures.length === 0 ? [layer.title] : failures };
};
