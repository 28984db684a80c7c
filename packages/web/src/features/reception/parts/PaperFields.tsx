import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import type { RefLabel } from '../../../ui/entry.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';

const papers = [
  { flag: 'CoGiayChuyen', number: 'SoGiayChuyen', day: 'NgayGiayChuyen' },
  { flag: 'MienCungChiTra', number: 'SoGiayMien', day: 'NgayGiayMien' },
] as const;

type Flags = { CoGiayChuyen: boolean; MienCungChiTra: boolean };

/** Whether an insured patient came with a referral, and is exempt from co-payment: boxes of the form around them. */
export function PaperChecks() {
  const { t } = useTranslation('reception');
  return (
    <>
      <Form.Item name="CoGiayChuyen" valuePropName="checked" noStyle>
        <Checkbox>{t('referred')}</Checkbox>
      </Form.Item>
      <Form.Item name="MienCungChiTra" valuePropName="checked" noStyle>
        <Checkbox>{t('noCoPay')}</Checkbox>
      </Form.Item>
    </>
  );
}

type Props = { values: Flags; laBHYT: boolean; referredFrom: RefLabel | null | undefined };

/** Who referred the patient; number and day of the papers that are chosen. */
export function PaperFields({ values, laBHYT, referredFrom }: Props) {
  const { t } = useTranslation('reception');
  return (
    <>
      <Form.Item
        name="BenhVienChuyen_Id"
        label={t('referredFrom')}
        hidden={!values.CoGiayChuyen}
        required
        className="wide"
      >
        <RefPicker to="BenhVien" label={referredFrom} />
      </Form.Item>
      {papers.map(({ flag, number, day }) => {
        const hidden = !laBHYT || !values[flag];
        return (
          <Fragment key={flag}>
            <Form.Item name={number} label={t(`field.${number}`)} hidden={hidden} required>
              <Input maxLength={50} autoComplete="off" />
            </Form.Item>
            <Form.Item name={day} label={t(`field.${day}`)} hidden={hidden} required>
              <DateField />
            </Form.Item>
          </Fragment>
        );
      })}
    </>
  );
}

/** The birth paper by which a child under six without a card is insured. */
export function BirthPaperFields({ hidden, required }: { hidden: boolean; required: boolean }) {
  const { t } = useTranslation('reception');
  return (
    <>
      <Form.Item name="SoGiayKhaiSinh" label={t('field.SoGiayKhaiSinh')} hidden={hidden} required={required}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="NgayGiayKhaiSinh"
        label={t('field.NgayGiayKhaiSinh')}
        hidden={hidden}
        required={required}
      >
        <DateField />
      </Form.Item>
    </>
  );
}
