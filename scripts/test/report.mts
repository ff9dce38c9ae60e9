import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

interface Test {
  name: string;
  seconds: number;
}

/** The results of a test runner. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of tests that failed, or passed only on a retry. */
  flagged: string[];
  tests: Test[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

const countVitest = ({ numPassedTests, testResults }: VitestReport): Counts => {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const tests = failed.map(({ fullName }) => `${relative('.', name)}: ${fullName}`);
    // A file that does not load fails without a test.
    return status === 'failed' && tests.length === 0 ? [relative('.', name)] : tests;
  });
  return {
    passed: numPassedTests,
    failed: failures.length,
    flagged: failures.map((name) => `failed: ${name}`),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative('.', name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
};

const flattenSpecs = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
  ...specs,
  ...suites.flatMap(flattenSpecs),
];

const countPlaywright = ({ stats, suites }: JSONReport): Counts => {
  const specs = suites.flatMap(flattenSpecs).map(({ file, title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    statuses: tests.map(({ status }) => status),
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flagged: specs.flatMap(({ name, statuses }) => {
      if (statuses.includes('unexpected')) return [`failed: ${name}`];
      return statuses.includes('flaky') ? [`passed on retry: ${name}`] : [];
    }),
    tests: specs,
  };
};

/** Reads the JSON report of a test runner. Throws if the file does not exist. */
export const readCounts = (runner: 'vitest' | 'playwright', file: string): Counts => {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as JSONReport);
};
