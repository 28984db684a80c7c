import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type AskValues, askedOf, askIssues, newAsk, placedIssues } from './askValues.ts';
import {
  AskExemptionDocument,
  type AskExemptionMutation,
  type ExemptionBillQuery,
} from './exemptions.main.gen.ts';

type Asked = AskExemptionMutation['yeuCau'];
export type AskedBill = ExemptionBillQuery['vienPhi'];

/** The form of a new request for a visit: kept on the device until it is sent. */
export function useAskForm({ TiepNhan_Id, dongs }: AskedBill, onDone: (asked: Asked) => void) {
  const [send] = useMutation(AskExemptionDocument);
  const [blank] = useState(newAsk);
  return useRecordForm<Asked, AskValues>({
    ids: 'exemption-',
    form: 'exemption',
    id: `new/${TiepNhan_Id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    check: (values) => askIssues(values, dongs),
    placed: (issues, sent) => placedIssues(issues, sent, dongs),
    partOf: (path) => (path.startsWith('dong-') ? 'dongs' : path),
    save: async ({ values, requestId }) => {
      const { LyDo, SoGiayTo } = values;
      const input = {
        ...{ requestId, TiepNhan_Id, LyDo: LyDo.trim(), SoGiayTo: SoGiayTo.trim() || null },
        ...askedOf(values, dongs),
      };
      return (await send({ variables: { input } })).data?.yeuCau ?? null;
    },
    describe: () => [],
    onSaved: ({ record }) => onDone(record),
  });
}
