// The subject of a commit: its area, a colon, what it does; at most 72 characters. What git itself words is left as it is.
import { readFileSync } from 'node:fs';

const [subject = ''] = readFileSync(process.argv[2], 'utf8').split('\n');
const ofGit = /^(Merge |Revert |fixup! |squash! )/.test(subject);
const faults = [
  !ofGit && subject.length > 72 && `it has ${subject.length} characters, at most 72 are read whole`,
  !/^([\w.-]+: \S|Merge |Revert |fixup! |squash! )/.test(subject) &&
    'it begins with its area and a colon: "web: ..."',
].filter(Boolean);
for (const fault of faults) console.error(`subject of the commit: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
