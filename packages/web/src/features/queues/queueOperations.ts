import { deskActs } from '@sen/domain/queues/deskActs';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import * as documents from '../../gql/queueActs.main.gen.ts';

/** Those of every kind: which kind a screen calls is known when it is opened. */
const all = { ...documents };

/** The acts of a desk at a kind of queue: the specification gives each kind root fields of its own. */
export function queueOperations(kind: QueueKind) {
  const { goi, goiKhiMatQMS, goiLai, vang, quayLai } = deskActs;
  return {
    goi: all[`${goi.operation}${kind}Document` as const],
    goiKhiMatQMS: all[`${goiKhiMatQMS.operation}${kind}Document` as const],
    goiLai: all[`${goiLai.operation}${kind}Document` as const],
    vang: all[`${vang.operation}${kind}Document` as const],
    quayLai: all[`${quayLai.operation}${kind}Document` as const],
  };
}
