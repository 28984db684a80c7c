import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { areLimits, type Limits, type Need } from '../useNeeds.ts';

/** '5.000' of the server is '5' in a field. */
const plain = (value: string | null | undefined) => (value ? String(Number(value)) : null);

type CellsProps = { row: Need; disabled: boolean; onSave: (limits: Limits) => Promise<boolean> };

/** The limits of a drug in its row, saved when they are left or by Enter. */
export function LimitCells({ row, disabled, onSave }: CellsProps) {
  const { t } = useTranslation('stock');
  const kept: Limits = { least: plain(row.TonToiThieu), most: plain(row.TonToiDa) };
  const [limits, setLimits] = useState(kept);
  const changed = limits.least !== kept.least || limits.most !== kept.most;
  const wrong = !areLimits(limits);
  const save = () => {
    if (changed && !wrong) void onSave(limits);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) save();
  };
  const field = (name: keyof Limits) => (
    <DecimalInput
      aria-label={`${t(name)} ${row.TenDuoc}`}
      placeholder={t(name)}
      disabled={disabled}
      value={limits[name]}
      {...(wrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={(value) => setLimits((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <span
      className="stock-limits"
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    >
      {field('least')}
      {field('most')}
    </span>
  );
}

type FormProps = { saving: boolean; onSave: (Duoc_Id: string, limits: Limits) => Promise<boolean> };

const none: Limits = { least: null, most: null };

/** Sets limits of a drug that the list does not have. */
export function LimitForm({ saving, onSave }: FormProps) {
  const { t } = useTranslation('stock');
  const [drug, setDrug] = useState<string | null>(null);
  const [limits, setLimits] = useState(none);
  const ready = drug !== null && limits.least !== null && areLimits(limits);
  const submit = async () => {
    if (!ready || !(await onSave(drug, limits))) return;
    setDrug(null);
    setLimits(none);
  };
  return (
    <form
      className="stock-filter"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="stock-drug">
        <RefPicker
          to="Duoc"
          value={drug}
          placeholder={t('limitDrug')}
          aria-label={t('limitDrug')}
          onChange={setDrug}
        />
      </div>
      {(['least', 'most'] as const).map((name) => (
        <DecimalInput
          key={name}
          value={limits[name]}
          placeholder={t(name)}
          aria-label={t(name)}
          onChange={(value) => setLimits((now) => ({ ...now, [name]: value }))}
        />
      ))}
      <Button htmlType="submit" loading={saving} disabled={!ready}>
        {t('setLimit')}
      </Button>
    </form>
  );
}
