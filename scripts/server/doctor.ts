import { usage } from '../arguments/doctor.mjs';
import { root } from '../prepare/root.mjs';
import { examine } from './doctor/examine.ts';
import { type Finding, isHarmless } from './doctor/finding.ts';

const labelWidth = 'unreachable'.length + 2;

const linesOf = (finding: Finding): string => {
  const label = finding.level.padEnd(labelWidth);
  if (finding.level === 'ok') return `  ${label}${finding.message}`;
  const indent = ' '.repeat(labelWidth + 2);
  return `  ${label}${finding.message}\n${indent}${finding.fix} See ${finding.docs}`;
};

const summaryOf = (findings: readonly Finding[]): string => {
  const faults = findings.filter((finding) => !isHarmless(finding)).length;
  const advice = findings.filter(({ level }) => level === 'advice').length;
  const also = advice === 0 ? '' : ` ${advice} ${advice === 1 ? 'line is' : 'lines are'} advice.`;
  if (faults === 0) return `Nothing has to be done before shoppers come.${also}`;
  return `${faults} ${faults === 1 ? 'line has' : 'lines have'} to be dealt with before shoppers come.${also}`;
};

/** `npm run doctor`: examines the configuration; returns the exit code. */
export const doctor = async (args: readonly string[]): Promise<number> => {
  if (args.some((argument) => argument !== '--offline' && argument !== '--json')) {
    console.error(usage);
    return 1;
  }
  const findings = await examine({
    root,
    environment: process.env,
    asksOthers: !args.includes('--offline'),
    nowMs: Date.now(),
  });
  const isReady = findings.every(isHarmless);
  if (args.includes('--json')) console.log(JSON.stringify({ isReady, findings }));
  else console.log(`${findings.map(linesOf).join('\n')}\n\n  ${summaryOf(findings)}`);
  return isReady ? 0 : 1;
};
