import { useTranslation } from 'react-i18next';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { GiveValues } from './useGiveForm.ts';

/** Wristband and drug as a scanner types them, the first that is missing with the cursor; why where they are not scanned. */
export function ScanFields({ values }: { values: GiveValues }) {
  const { t } = useTranslation('doses');
  const onEnter = (to: string) => (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // a scanner ends with Enter: the next field, not the whole form
    event.preventDefault();
    document.getElementById(`give-${to}`)?.focus();
  };
  const scanned = Boolean(values.maNguoiBenh && values.maThuoc);
  return (
    <>
      <div className="dose-pair">
        <Form.Item name="maNguoiBenh" label={t('field.maNguoiBenh')}>
          <Input
            autoFocus={!values.maNguoiBenh}
            autoComplete="off"
            maxLength={50}
            onKeyDown={onEnter('maThuoc')}
          />
        </Form.Item>
        <Form.Item name="maThuoc" label={t('field.maThuoc')}>
          <Input
            autoFocus={Boolean(values.maNguoiBenh) && !values.maThuoc}
            autoComplete="off"
            maxLength={50}
            onKeyDown={onEnter('Lieu')}
          />
        </Form.Item>
      </div>
      {scanned ? null : (
        <Form.Item name="LyDoKhongQuet" label={t('field.LyDoKhongQuet')}>
          <Input maxLength={500} list="dose-unscanned" />
        </Form.Item>
      )}
      <datalist id="dose-unscanned">
        {(['lost', 'scanner', 'package', 'emergency'] as const).map((key) => (
          <option key={key} value={t(`unscanned.${key}`)} />
        ))}
      </datalist>
    </>
  );
}
