import { type DeskAct, deskActs } from '@sen/domain/queues/deskActs';
import { queueKinds, queues } from '@sen/domain/queues/queueKinds';

/** What the schema says of an act at a queue whose desk calls `calls`, and how it is asked and answered. */
const fields: Readonly<Record<DeskAct, { about: (calls: string) => string; shape: string }>> = {
  goi: {
    about: (calls) => `Calls ${calls}, or a chosen one; null when nobody waits.`,
    shape: '(input: GoiSoInput!): VeHangDoi',
  },
  goiKhiMatQMS: {
    about: (calls) =>
      `Calls ${calls} in the order of Sen's own queue, without asking the queue system outside that leads it.`,
    shape: '(input: GoiSoInput!): VeHangDoi',
  },
  goiLai: { about: () => 'Calls again.', shape: '(input: VeInput!): VeHangDoi!' },
  vang: { about: () => 'Passes over somebody who did not come.', shape: '(input: VeInput!): VeHangDoi!' },
  quayLai: {
    about: () => 'Puts somebody who was passed over back into the queue.',
    shape: '(input: VeInput!): VeHangDoi!',
  },
};
const acts = Object.keys(fields) as DeskAct[]; // the keys of fields

const values = queueKinds.map((kind) => `  "${queues[kind].about}"\n  ${kind}`);
const roots = queueKinds.flatMap((kind) =>
  acts.map((act) => {
    const { about, shape } = fields[act];
    return `  "${about(queues[kind].calls)}"\n  ${deskActs[act].field}_${kind}${shape}`;
  }),
);

/** The kinds of queues, and the acts of a desk at each: the specification gives each kind root fields of its own. */
export const queueSdl = `
"A kind of queue."
enum LoaiHangDoi {
${values.join('\n')}
}

extend type Mutation {
${roots.join('\n')}
}
`;
