import { sheetOf } from '@sen/domain/sheets/sheets';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../session/connection.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { entryTexts } from './entryText.ts';
import { useHeldSheets } from './heldSheets.ts';
import { type Care, valuesOf } from './useCare.ts';

/** Entries that wait on this device for the server, and those that it refused, with why and what they say. */
export function HeldEntries({ patients, onSent }: { patients: readonly Care[]; onSent: () => void }) {
  const { t } = useTranslation('sheets');
  const { held, sendAgain, giveUp } = useHeldSheets(onSent);
  const online = useOnline();
  const language = currentLanguage();
  if (held.length === 0) return null;
  return (
    <section className="sheet-warnings sheet-held" aria-labelledby="sheet-held" role="status">
      <h2 id="sheet-held">{t(online ? 'held.title' : 'held.away', { count: held.length })}</h2>
      <ul>
        {held.map(({ id, input, heldAt, refusal }) => {
          const one = patients.find(({ NhapVien_Id }) => NhapVien_Id === input.NhapVien_Id);
          return (
            <li key={id}>
              {one ? (
                <>
                  <span className="sheet-bed">{one.Giuong.ma}</span>
                  <strong>{one.TenBenhNhan}</strong>
                </>
              ) : null}
              <span>{sheetOf(input.Loai).label[language]}</span>
              <span className="soft">{formatDateTime(input.ThoiGian ?? new Date(heldAt).toISOString())}</span>
              <span className="sheet-held-text">
                {entryTexts(input.Loai, valuesOf(input), language).join(' · ')}
              </span>
              {refusal ? (
                <>
                  <strong className="sheet-late">{refusal}</strong>
                  <Button size="small" danger onClick={() => giveUp(id)}>
                    {t('held.giveUp')}
                  </Button>
                </>
              ) : null}
              {refusal || online ? (
                <Button size="small" onClick={() => sendAgain(id)}>
                  {t('held.again')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
