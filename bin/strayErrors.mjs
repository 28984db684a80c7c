// A reporter of vitest: writes errors that belong to no test into the file of SEN_STRAY_ERRORS, so that the end of a run can tell them again.
import { writeFileSync } from 'node:fs';

export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.SEN_STRAY_ERRORS;
    if (!file) return;
    writeFileSync(file, JSON.stringify(errors.map(whole)));
  }
}

function whole({ name, message, stack, type, VITEST_TEST_PATH: at, cause }) {
  const why = cause ? `\ncaused by ${cause.stack ?? cause.message ?? cause}` : '';
  return `${type ?? 'error'} ${at ? `while ${at} ran` : ''}\n${stack ?? `${name}: ${message}`}${why}`;
}
