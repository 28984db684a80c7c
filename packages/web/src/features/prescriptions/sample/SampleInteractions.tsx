import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useEntriesById } from '../../../catalogue/page/entriesById.ts';
import { entryLabel } from '../../../catalogue/RefPicker.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { InteractionsOfDrugsDocument } from '../stock.pharmacy.gen.ts';

/** Interactions and doubled ingredients among the drugs of the sample in the form, as each is chosen: before anybody prescribes by it. */
export function SampleInteractions() {
  const { t } = useTranslation('prescriptions');
  const value = Form.useWatch('ChiTiets', Form.useFormInstance());
  const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : []; // rows of this field
  const ids = rows.map((row) => row['Duoc_Id']).filter((id): id is string => typeof id === 'string');
  const drugs = [...useEntriesById('Duoc', ids).values()].filter(({ _id }) => ids.includes(_id));
  const known = drugs.filter((drug) => drug['SoDangKy']);
  const unknown = drugs.filter((drug) => !drug['SoDangKy']);
  const numbers = known.map((drug) => String(drug['SoDangKy'])).sort();
  const { data, previousData, error, refetch } = useQuery(InteractionsOfDrugsDocument, {
    variables: { numbers },
    skip: numbers.length < 2,
    fetchPolicy: 'network-only',
  });
  if (numbers.length < 2) return null;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const found = (data ?? previousData)?.checkInteractionDrugs;
  if (!found) return null;
  return (
    <section className="sample-interactions" aria-label={t('samples.interactions')} aria-live="polite">
      {found.length === 0 ? <p className="soft">{t('samples.noInteraction')}</p> : null}
      {found.map(({ key, MucDo, TenDuoc, Khac, HauQua, XuTri }) => (
        <Alert
          key={key}
          type={MucDo === 'Major' ? 'error' : 'warning'}
          title={`${t(`class.${MucDo}`)}: ${TenDuoc}${Khac && Khac !== TenDuoc ? ` – ${Khac}` : ''}`}
          description={[HauQua, XuTri].filter((one) => one).join('. ')}
        />
      ))}
      {unknown.length > 0 ? (
        <p className="soft">
          {t('samples.notCompared', {
            drugs: unknown.map((drug) => entryLabel('Duoc', drug)).join('; '),
          })}
        </p>
      ) : null}
    </section>
  );
}
