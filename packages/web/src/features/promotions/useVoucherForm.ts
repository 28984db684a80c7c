import { useApolloClient, useMutation } from '@apollo/client/react';
import { voucherFields } from '@sen/domain/promotions/fields';
import { writtenVoucherIssues } from '@sen/domain/promotions/issues';
import { useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { fieldText } from './fieldText.ts';
import { newVoucher, type Values, voucherInput, voucherNames, voucherValues } from './programmeValues.ts';
import {
  LapVoucherDocument,
  LapVouchersDocument,
  SuaVoucherDocument,
  VoucherDocument,
  type VoucherFragment,
} from './vouchers.main.gen.ts';

/** How a new voucher is made: released at once, and with so many codes; null for one with its own or the next by chance. */
export type Making = { hasRelease: boolean; soMa: number | null };

/** The form of a voucher: new ones, a draft, or the last day of a released one. */
export function useVoucherForm(
  record: VoucherFragment | null,
  making: Making,
  onDone: (saved: VoucherFragment) => void,
) {
  const client = useApolloClient();
  const [create] = useMutation(LapVoucherDocument);
  const [createMany] = useMutation(LapVouchersDocument);
  const [update] = useMutation(SuaVoucherDocument);
  const [blank] = useState(newVoucher);
  return useRecordForm<VoucherFragment, Values>({
    form: 'voucher',
    id: record?._id ?? 'new',
    record,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: voucherValues,
    check: (values) => writtenVoucherIssues(values, voucherInput(values)),
    load: async (id) => {
      const { data } = await client.query({
        query: VoucherDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.voucher ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      const input = voucherInput(values);
      if (id)
        return (
          (await update({ variables: { id, input: { ...input, version } } })).data?.updateVoucher ?? null
        );
      const { hasRelease, soMa } = making;
      const fresh = { ...input, requestId };
      if (soMa === null)
        return (await create({ variables: { input: fresh, hasRelease } })).data?.createVoucher ?? null;
      return (
        (await createMany({ variables: { input: fresh, soMa, hasRelease } })).data?.createVouchers[0] ?? null
      );
    },
    describe: ({ paths, mine, theirs }) =>
      voucherNames
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: voucherFields[path as keyof typeof voucherFields].label[currentLanguage()],
          mine: fieldText(mine[path]),
          theirs: fieldText(theirs[path]),
        })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}
