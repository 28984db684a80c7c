import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../session/http.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { faultKind, faultWords } from '../faultKind.ts';
import type { NgonNguIn } from '../printing.print.gen.ts';
import type { Preview } from '../usePreview.ts';

type Props = {
  preview: Preview;
  /** Name of the PDF that is taken away. */
  name: string;
  language: NgonNguIn;
  onLanguage: (language: NgonNguIn) => void;
  onJump: (line: number, column: number) => void;
};

/** The form on its sample, live; faults of the template on top, each leading to its line. */
export function PreviewPane({ preview, name, language, onLanguage, onJump }: Props) {
  const { t } = useTranslation('printing');
  const { message } = useNotices();
  const { drawn, faults } = preview;
  const said = (text: string) => {
    const kind = faultKind(text);
    if (!kind) return t('fault.other', { a: text });
    const word = (part: string) => faultWords(part, (one) => t(`faultWord.${one}`, { defaultValue: one }));
    return t(`fault.${kind.kind}`, { a: word(kind.details.a), b: word(kind.details.b) });
  };
  const url = useSvgUrl(drawn?.svg ?? null);
  const save = async () => {
    try {
      const pdf = await preview.pdf();
      if (pdf) saveFile(pdf, name);
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return (
    <section className="form-preview" aria-label={t('preview')} aria-busy={preview.stale}>
      <header>
        <h2>{t('preview')}</h2>
        <Segmented
          size="small"
          aria-label={t('previewLanguage')}
          value={language}
          onChange={(value) => onLanguage(value === 'en' ? 'en' : 'vi')}
          options={[
            { value: 'vi', label: t('vietnamese') },
            { value: 'en', label: t('english') },
          ]}
        />
        <span className="soft">{drawn ? t('pages', { count: drawn.pages }) : null}</span>
        <Button size="small" disabled={!drawn || faults.length > 0} onClick={() => void save()}>
          {t('downloadPdf')}
        </Button>
      </header>
      {preview.error ? <ErrorState error={preview.error} onRetry={preview.refetch} /> : null}
      {faults.length > 0 ? (
        <div role="alert" className="form-faults">
          <strong>{t('faults', { count: faults.length })}</strong>
          <ul>
            {once(faults).map(({ message: text, file, line, column }) => (
              <li key={`${file}:${line}:${column}:${text}`}>
                {line !== null && file === 'main.typ' ? (
                  <button type="button" className="form-fault" onClick={() => onJump(line, column ?? 1)}>
                    {t('lineFault', { line, column: column ?? 1, text: said(text) })}
                  </button>
                ) : (
                  <span>{file === 'main.typ' ? said(text) : `${file}: ${said(text)}`}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="form-paper">
        {url ? (
          <img
            src={url}
            alt={t('previewAlt')}
            className={faults.length > 0 ? 'form-picture old' : 'form-picture'}
          />
        ) : preview.error || faults.length > 0 ? null : (
          <div className="sen-loading" role="status" aria-label={t('preview')} />
        )}
      </div>
    </section>
  );
}

/** One fault is told once, however often the compiler comes to its place. */
function once(faults: Preview['faults']): Preview['faults'] {
  const known = new Set<string>();
  return faults.filter(({ message, file, line }) => {
    const key = `${file}:${line}:${message}`;
    return !known.has(key) && known.add(key);
  });
}

/** An address for a picture. As an image the drawing can run nothing, whatever stands in the template. */
function useSvgUrl(svg: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (svg === null) return;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
