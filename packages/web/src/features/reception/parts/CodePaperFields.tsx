import { codesWithDisease, codesWithPaper } from '@sen/domain/insurance/papers';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import type { RefLabel } from '../../../ui/entry.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';

type Props = { code: string | null; disease: RefLabel | null | undefined };

/** What proves the object code that was chosen: the number and day of its paper, or the disease of the annex. */
export function CodePaperFields({ code, disease }: Props) {
  const { t } = useTranslation('reception');
  const noPaper = !codesWithPaper.includes(code ?? '');
  const noDisease = !codesWithDisease.includes(code ?? '');
  return (
    <>
      <Form.Item name="SoGiayDoiTuong" label={t('field.SoGiayDoiTuong')} hidden={noPaper} required>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="NgayGiayDoiTuong" label={t('field.NgayGiayDoiTuong')} hidden={noPaper} required>
        <DateField />
      </Form.Item>
      <Form.Item
        name="BenhPhuLuc_Id"
        label={t('field.BenhPhuLuc_Id')}
        hidden={noDisease}
        required
        className="wide"
      >
        <RefPicker to="ICD" label={disease} />
      </Form.Item>
    </>
  );
}
