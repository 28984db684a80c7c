import { type DeskAct, deskActs } from '@sen/domain/queues/deskActs';
import { queueKinds } from '@sen/domain/queues/queueKinds';

// Prints {file name: text}: the acts of a desk at each kind of queue, over the fragment of a ticket that the queue's screens read.

const inputs: Readonly<Record<DeskAct, string>> = {
  goi: 'GoiSoInput',
  goiKhiMatQMS: 'GoiSoInput',
  goiLai: 'VeInput',
  vang: 'VeInput',
  quayLai: 'VeInput',
};
const acts = Object.keys(inputs) as DeskAct[]; // the keys of inputs

const documents = queueKinds.flatMap((kind) =>
  acts.map((act) => {
    const { field, operation } = deskActs[act];
    return `mutation ${operation}${kind}($input: ${inputs[act]}!) { ve: ${field}_${kind}(input: $input) { ...Ve } }`;
  }),
);

process.stdout.write(`${JSON.stringify({ 'queueActs.main.graphql': `${documents.join('\n')}\n` })}\n`);
