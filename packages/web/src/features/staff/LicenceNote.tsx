import { useQuery } from '@apollo/client/react';
import { licenceEnd, licenceTrouble } from '@sen/domain/staff/licence';
import { useTranslation } from 'react-i18next';
import { useDocuments } from '../../catalogue/page/useDocuments.ts';
import { formatDate, today } from '../../ui/dateText.ts';
import type { CatalogueDocuments, Entry, EntryValues } from '../../ui/entry.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Form } from '../../ui/kit/Form.tsx';

/** What is wrong with the licence that the form around holds, by the position that it holds. */
export function LicenceNote() {
  const documents = useDocuments('DM_ChucVu');
  return documents ? <Note documents={documents} /> : null;
}

function Note({ documents }: { documents: CatalogueDocuments }) {
  const { t } = useTranslation('staff');
  const form = Form.useFormInstance();
  const position = useText(form, 'ChucVu_Id');
  const licence = {
    SoChungChiHanhNghe: useText(form, 'SoChungChiHanhNghe'),
    NgayCapChungChi: useText(form, 'NgayCapChungChi'),
    NgayHetHanChungChi: useText(form, 'NgayHetHanChungChi'),
  };
  const { data } = useQuery<{ entry: Entry | null }>(documents.one, {
    variables: { id: position },
    skip: position === '',
  });
  const needed = position !== '' && data?.entry?.['CanGiayPhep'] === true;
  const trouble = licenceTrouble(licence, needed, today());
  const end = licenceEnd(licence);
  if (trouble) {
    return (
      <Alert
        type={trouble === 'ENDS_SOON' ? 'warning' : 'error'}
        role="status"
        title={t(`trouble.${trouble}`, {
          position: String(data?.entry?.['TenChucVu'] ?? ''),
          day: formatDate(end ?? ''),
        })}
      />
    );
  }
  return end ? <p className="soft">{t('validTo', { day: formatDate(end) })}</p> : null;
}

function useText(form: ReturnType<typeof Form.useFormInstance>, name: string): string {
  const value = Form.useWatch<EntryValues, string>(name, form);
  return typeof value === 'string' ? value : '';
}
