import { basename } from '../../../session/basename.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { paperLanguage, usePageWords } from '../pageLanguage.ts';
import { picturesPath } from '../pictures.ts';
import type { ShownResult, ShownResults } from '../resultsShape.ts';
import { LabValues } from './LabValues.tsx';
import { Reading } from './Reading.tsx';
import { Words } from './Words.tsx';

type Props = { results: ShownResults; late: boolean; onClose: () => void };

/** The results of a link, as their papers say them. */
export function Results({ results: { coSo, benhNhan, ketQuas }, late, onClose }: Props) {
  const { t } = usePageWords();
  return (
    <main>
      <section className="results-person">
        <h1>{benhNhan.ten}</h1>
        <p>
          {t('patientCode')} <strong>{benhNhan.maYTe}</strong> · {t('born')}{' '}
          <strong>{benhNhan.namSinh}</strong>
        </p>
      </section>
      {late ? (
        <p className="results-wrong" role="status">
          {t('unreached')}
        </p>
      ) : null}
      {ketQuas.length === 0 ? <p className="results-card">{t('none')}</p> : null}
      {ketQuas.map((one) => (
        <Result key={one.id} result={one} phone={coSo.dienThoai} />
      ))}
      <p className="results-note">{t('note')}</p>
      <footer>
        <div className="results-acts">
          <button type="button" onClick={() => window.print()}>
            {t('print')}
          </button>
          <button type="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
        <p className="results-soft">{[coSo.ten, coSo.diaChi, coSo.dienThoai].filter(Boolean).join(' · ')}</p>
        <p className="results-soft">{t('private')}</p>
      </footer>
    </main>
  );
}

function Result({ result, phone }: { result: ShownResult; phone: string | null }) {
  const { t, language } = usePageWords();
  const { giay, Loai, SoPhieuYeuCau, luc } = result;
  const words = paperLanguage(language);
  return (
    <article className="results-card">
      <header>
        <h2>{t(`kind.${Loai as 'XetNghiem'}`, { defaultValue: Loai })}</h2>
        <p className="results-soft">
          {t('slip', { code: SoPhieuYeuCau })} · {t('returned', { time: formatDateTime(luc) })}
        </p>
      </header>
      {giay ? (
        <>
          {giay.SoBo ? <p className="results-mark">{t('preliminary')}</p> : null}
          {giay.CoNguyHiem ? (
            <p className="results-critical" role="alert">
              {t('critical')}{' '}
              {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('call', { phone })}</a> : null}
            </p>
          ) : null}
          {giay.Nhoms?.map((group) => (
            <LabValues key={group.TenNhom} group={group} />
          ))}
          {giay.KetLuan ? <Words label={t('conclusion')} text={giay.KetLuan} strong /> : null}
          {giay.KetQuas?.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes its order
            <Reading key={at} slip={result.id} reading={one} />
          ))}
          {giay.NguoiDuyet ? (
            <p className="results-soft">{t('approved', { name: giay.NguoiDuyet })}</p>
          ) : null}
          <p className="results-acts">
            {result.hinh ? (
              <a
                className="results-paper"
                href={`${basename()}${picturesPath(result.id, result.hinh)}`}
                target="_blank"
                rel="noopener"
                aria-label={t('picturesOf', { code: SoPhieuYeuCau })}
              >
                {t('pictures')}
              </a>
            ) : null}
            <a
              className="results-paper"
              href={`/api/results/${result.id}/paper?l=${words}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('paper')}
            </a>
          </p>
        </>
      ) : (
        <div className="results-withdrawn" role="alert">
          <strong>{t('withdrawn')}</strong>
          <p>{t('withdrawnWhy')}</p>
        </div>
      )}
    </article>
  );
}
