import { useQuery } from '@apollo/client/react';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Money } from '../../ui/Money.tsx';
import { DebtTermsDocument, type DebtTermsQuery, type DebtTermsQueryVariables } from './debts.main.gen.ts';

type Terms = DebtTermsQuery['hanMuc'];

/** What a debtor owes and may owe, as it is while a debt is being written. */
export function useDebtTerms(variables: DebtTermsQueryVariables): Terms | null {
  const { permissions } = useSession();
  const { data, previousData } = useQuery(DebtTermsDocument, {
    variables,
    skip: !permissions.has('CONG_NO_XEM'),
    fetchPolicy: 'network-only',
  });
  return (data ?? previousData)?.hanMuc ?? null;
}

type Props = { terms: Terms | null; amount: string; children: ReactNode };

/** What the debtor owes already and may owe; where that is too much, why, and for who may approve it the box to do so (the children). */
export function DebtTerms({ terms, amount, children }: Props) {
  const { t } = useTranslation('debts');
  const { permissions } = useSession();
  if (!terms) return null;
  const { conNo, hanMuc, soNgayQuaHan, soNgayChan } = terms;
  const refusal = terms.refusal as ErrorCode | null; // a code of the debts
  if (refusal === null && Number(conNo) === 0 && hanMuc === null) return null;
  return (
    <>
      <p className="soft" role="status">
        {t('letGo.owes')} <Money value={conNo} />
        {hanMuc === null ? '' : ` · ${t('letGo.limit')} `}
        {hanMuc === null ? null : <Money value={hanMuc} />}
        {soNgayQuaHan > 0 ? ` · ${t('letGo.oldest', { count: soNgayQuaHan })}` : ''}
      </p>
      {refusal ? (
        <>
          <Alert
            type="warning"
            title={errorText(refusal, currentLanguage(), {
              ...{ conNo, hanMuc, soTien: amount },
              ...{ soNgay: soNgayQuaHan, soNgayChan },
            })}
          />
          {permissions.has('CONG_NO_DUYET') ? children : null}
        </>
      ) : null}
    </>
  );
}
