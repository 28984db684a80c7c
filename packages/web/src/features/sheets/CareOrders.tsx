import { sheetOf } from '@sen/domain/sheets/sheets';
import { capChamSoc } from '@sen/domain/treatment/toDieuTri';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { fieldLabel } from './SheetFields.tsx';
import { type Care, may } from './useCare.ts';
import { useEntryForm } from './useEntryForm.ts';

/** The care that a doctor ordered: each order with when it was carried out last, ticked with one press. */
export function CareOrders({ one, onChanged }: { one: Care; onChanged: () => void }) {
  const { t } = useTranslation('sheets');
  const { message } = useNotices();
  const language = currentLanguage();
  const form = useEntryForm({
    loai: 'ChamSoc',
    NhapVien_Id: one.NhapVien_Id,
    ids: 'tick-',
    kept: 'y-lenh-cham-soc',
    focuses: false,
    onSaved: (held) => {
      message.success(t(held ? 'held.kept' : 'ticked', { name: one.TenBenhNhan }));
      onChanged();
    },
  });
  const { duocYLenh: ordered } = one;
  if (!ordered) return null;
  const tick = (id: string) => {
    form.set('PhanCap', one.phanCap ?? ordered.capChamSoc ?? 'II');
    form.set('YLenhs', [id]);
    void form.save();
  };
  return (
    <section className="sheet-orders" aria-labelledby="sheet-orders">
      <h2 id="sheet-orders">
        {t('ordered')}
        {ordered.capChamSoc ? (
          <span className="soft"> {capChamSoc[ordered.capChamSoc][language]}</span>
        ) : null}
      </h2>
      {ordered.loiDan ? <p>{ordered.loiDan}</p> : null}
      <FormErrors
        form={form.form}
        issues={form.issues.list}
        labelOf={(path) => {
          const field = sheetOf('ChamSoc').fields[path];
          return field ? fieldLabel(field) : path;
        }}
      />
      {ordered.dongs.length > 0 ? (
        <ul>
          {ordered.dongs.map(({ YLenhChamSoc: { _id, ten }, lanCuoi }) => (
            <li key={_id}>
              <span>{ten}</span>
              <small className="soft">
                {lanCuoi ? t('lastDone', { at: formatDateTime(lanCuoi) }) : t('notDone')}
              </small>
              {may(one, 'ghi') ? (
                <Button
                  disabled={form.saving}
                  aria-label={t('tickOf', { name: ten })}
                  onClick={() => tick(_id)}
                >
                  {t('tick')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
