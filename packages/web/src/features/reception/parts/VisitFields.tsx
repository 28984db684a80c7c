import { maDoiTuongKCBs } from '@sen/domain/insurance/routeCodes';
import { priorityReasons } from '@sen/domain/queues/priority';
import { useTranslation } from 'react-i18next';
import { FacilityPicker } from '../../../catalogue/FacilityPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { useReasons } from '../../../ui/actDialog/useReasons.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { patientFieldLabel } from '../../patients/fieldLabel.ts';
import { isCitizenId } from '../foundCard.ts';
import type { Labels, ReceptionValues } from '../receptionValues.ts';
import type { Payer } from '../useReceptionOptions.ts';
import { CodePaperFields } from './CodePaperFields.tsx';
import { BirthPaperFields, PaperChecks, PaperFields } from './PaperFields.tsx';

type Props = {
  values: ReceptionValues;
  labels: Labels;
  payers: readonly Payer[];
  laBHYT: boolean;
  /** The payer is that of children under six without a card. */
  treEm: boolean;
  /** Looks the card of the citizen id up. */
  onLookUp: () => void;
  lookingUp: boolean;
};

/** Payer, insurance card and how the patient came, priority. */
export function VisitFields({ values, labels, payers, laBHYT, treEm, onLookUp, lookingUp }: Props) {
  const { t } = useTranslation('reception');
  const label = (field: string) => patientFieldLabel(field) ?? field;
  const language = currentLanguage();
  const hasCard = laBHYT && !(treEm && !values.SoTheBHYT);
  const listed = useReasons('createTiepNhan')?.flatMap(({ TenLyDo }) => TenLyDo ?? []) ?? [];
  const priorities = [
    ...Object.entries(priorityReasons).map(([value, text]) => ({ value, label: text[language] })),
    ...listed.map((text) => ({ value: text, label: text })),
  ];
  const coPaid = laBHYT && Number(values.CungChiTraLuyKe) > 0;
  return (
    <div className="fields">
      <Form.Item name="DoiTuong_Id" label={t('payer')} required>
        <Select options={payers.map((one) => ({ value: one._id, label: one.ten }))} showSearch={{}} />
      </Form.Item>
      {isCitizenId(values.CMNDHoacHoChieu) ? (
        <div className="wide card-by-citizen">
          <Button icon={<SearchIcon />} loading={lookingUp} onClick={onLookUp}>
            {t('lookUp.button')} <kbd>F6</kbd>
          </Button>
        </div>
      ) : null}
      <Form.Item
        name="SoTheBHYT"
        label={label('SoTheBHYT')}
        required={laBHYT && !treEm}
        hidden={!laBHYT && !values.SoTheBHYT}
      >
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <BirthPaperFields hidden={!treEm} required={!values.SoTheBHYT} />
      <Form.Item name="BHYTNgayHieuLuc" label={label('BHYTNgayHieuLuc')} required={hasCard} hidden={!hasCard}>
        <DateField />
      </Form.Item>
      <Form.Item name="BHYTNgayHetHieuLuc" label={label('BHYTNgayHetHieuLuc')} hidden={!hasCard}>
        <DateField />
      </Form.Item>
      <Form.Item name="BenhVien_KCB_Id" label={label('BenhVien_KCB_Id')} hidden={!laBHYT} className="wide">
        <FacilityPicker label={labels.BenhVien_KCB_Id} />
      </Form.Item>
      <Form.Item name="NgayDu5Nam" label={label('NgayDu5Nam')} hidden={!laBHYT}>
        <DateField />
      </Form.Item>
      <Form.Item name="KhuVucSinhSong" label={t('area')} hidden={!laBHYT}>
        <Select allowClear options={['K1', 'K2', 'K3'].map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="NgayCapThe" label={t('field.NgayCapThe')} hidden={!laBHYT}>
        <DateField />
      </Form.Item>
      <Form.Item name="NoiCapThe" label={t('field.NoiCapThe')} hidden={!laBHYT}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="MaDoiTuongKCB" label={t('field.MaDoiTuongKCB')} hidden={!laBHYT} className="wide">
        <Select
          allowClear
          showSearch={{}}
          placeholder={t('codeByRules')}
          options={maDoiTuongKCBs.map(({ ma, label: text }) => ({
            value: ma,
            label: `${ma} · ${text[language]}`,
          }))}
        />
      </Form.Item>
      <CodePaperFields code={laBHYT ? values.MaDoiTuongKCB : null} disease={labels.BenhPhuLuc_Id} />
      <Form.Item name="CungChiTraLuyKe" label={t('field.CungChiTraLuyKe')} hidden={!laBHYT}>
        <MoneyInput maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="SoGiayLuyKe" label={t('field.SoGiayLuyKe')} hidden={!coPaid} required>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="NgayGiayLuyKe" label={t('field.NgayGiayLuyKe')} hidden={!coPaid} required>
        <DateField />
      </Form.Item>
      <div className="checks full">
        <Form.Item name="CapCuu" valuePropName="checked" noStyle>
          <Checkbox>{t('emergency')}</Checkbox>
        </Form.Item>
        <Form.Item name="TaiKhamTheoHen" valuePropName="checked" noStyle>
          <Checkbox>{t('followUp')}</Checkbox>
        </Form.Item>
        {laBHYT ? <PaperChecks /> : null}
        <Form.Item name="UuTien" valuePropName="checked" noStyle>
          <Checkbox>{t('priority')}</Checkbox>
        </Form.Item>
      </div>
      <Form.Item name="SoGiayHen" label={t('field.SoGiayHen')} hidden={!values.TaiKhamTheoHen}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <PaperFields values={values} laBHYT={laBHYT} referredFrom={labels.BenhVienChuyen_Id} />
      <Form.Item
        name="LyDoUuTien"
        label={t('priorityReason')}
        hidden={!values.UuTien}
        required
        className="wide"
      >
        <Select allowClear options={priorities} />
      </Form.Item>
      <Form.Item name="LyDoKham" label={t('complaint')} className="full">
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
    </div>
  );
}
