import type { SheetField } from '@sen/domain/sheets/sheet';
import { fieldsFor } from '@sen/domain/sheets/sheets';
import { outOfBand } from '@sen/domain/vitals/band';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { chipsAround } from './chips.ts';
import { ScoreTag } from './ScoreTag.tsx';
import { typedScore } from './sheetValues.ts';
import { type Care, lastOf, valuesOf } from './useCare.ts';
import { type EntryForm, useEntryForm } from './useEntryForm.ts';

const loai = 'ChucNangSong';
/** What a round asks; the rest is in the whole form. */
const routine = new Set([
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'KhiTho',
  'YThuc',
  'DichSpO2',
  'HanhVi',
  'TuanHoan',
  'HoHap',
]);

/** The signs of a patient by touch: a chip around the last value each, or typed; the score as it grows, and one button that saves. */
export function TouchSigns({ one, onSaved }: { one: Care; onSaved: () => void }) {
  const { t } = useTranslation('sheets');
  const { message } = useNotices();
  const last = lastOf(one, loai);
  const form = useEntryForm({
    loai,
    NhapVien_Id: one.NhapVien_Id,
    ids: 'touch-',
    onSaved: (held) => {
      message.success(t(held ? 'held.kept' : 'written', { name: one.TenBenhNhan }));
      onSaved();
    },
  });
  const score = typedScore(loai, form.values, { years: one.tuoi, canhBao: one.thang });
  const fields = fieldsFor(loai, one.thang).filter(([name]) => routine.has(name));
  return (
    <form
      className="sheet-touch"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.restoredAt ? <DraftNotice savedAt={form.restoredAt} onDiscard={form.discard} /> : null}
      {fields.map(([name, field]) => (
        <Sign
          key={name}
          name={name}
          field={field}
          one={one}
          before={last ? valuesOf(last)[name] : undefined}
          form={form}
        />
      ))}
      <div className="sheet-bar">
        {score ? (
          <ScoreTag
            loai={loai}
            thang={score.thang}
            diem={score.diem}
            mucDo={score.mucDo}
            missing={score.thieu.length}
            words
          />
        ) : null}
        <Button type="primary" size="large" htmlType="submit" loading={form.saving} disabled={!form.dirty}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

type SignProps = { name: string; field: SheetField; one: Care; before: unknown; form: EntryForm };

function Sign({ name, field, one, before, form }: SignProps) {
  const { t } = useTranslation('sheets');
  const language = currentLanguage();
  const { id, issue, disabled } = form.field(name);
  const value = form.values[name];
  const label = field.label[language];
  const chip = (key: string, text: string, next: unknown) => (
    <button
      key={key}
      type="button"
      className={value === next ? 'touch chosen' : 'touch'}
      aria-pressed={value === next}
      disabled={disabled}
      onClick={() => form.set(name, value === next ? null : next)}
    >
      {text}
    </button>
  );
  const side =
    field.kind === 'number' && field.vital && typeof value === 'string' && value
      ? outOfBand(field.vital, Number(value), one.tuoi)
      : null;
  return (
    <fieldset className={side ? `sheet-sign ${side}` : 'sheet-sign'}>
      <legend>
        {label} {field.kind === 'number' ? <span className="soft">{field.unit[language]}</span> : null}
      </legend>
      <div className="touches">
        {field.kind === 'number' ? (
          <>
            {chipsAround(field, typeof before === 'number' ? before : null, one.tuoi).map((text) =>
              chip(text, showDecimal(text), text),
            )}
            <DecimalInput
              id={id}
              aria-label={t('typed', { sign: label })}
              aria-invalid={issue !== null}
              status={issue ? 'error' : ''}
              disabled={disabled}
              maxLength={6}
              value={typeof value === 'string' ? value : null}
              onChange={(next) => form.set(name, next)}
            />
          </>
        ) : field.kind === 'choice' ? (
          Object.entries(field.values).map(([key, option]) => chip(key, option[language], key))
        ) : (
          chip('on', t('yes'), true)
        )}
      </div>
      {issue ? (
        <p className="sheet-issue" role="alert">
          {issue}
          {form.doubts.includes(name) ? (
            <Button size="small" onClick={() => void form.confirm(name)}>
              {t('confirm')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </fieldset>
  );
}
