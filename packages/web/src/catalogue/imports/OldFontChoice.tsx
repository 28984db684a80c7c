import { fromOldFont, type OldFont } from '@sen/domain/imports/oldFonts';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../ui/kit/choices.tsx';
import type { CatalogueImport } from './types.ts';
import type { ImportRun } from './useImport.ts';

type Props = { state: ImportRun; run: CatalogueImport; font: OldFont };

/** Asks whether text that looks like an old font is read as Unicode, by a text of the file in both ways. */
export function OldFontChoice({ state, run: { sheet, options }, font }: Props) {
  const { t } = useTranslation('catalogue');
  const texts = sheet.head
    .flatMap(({ cells }) => cells)
    .filter((cell) => typeof cell === 'string')
    .filter((text) => fromOldFont(text, font) !== text)
    .slice(0, 2);
  const choose = (oldFont: OldFont | null) => state.keep({ options: { ...options, oldFont } });
  return (
    <fieldset className="import-plans column">
      <legend>{t('imports.oldFont', { font })}</legend>
      <Radio name="oldFont" checked={options.oldFont === font} onChange={() => choose(font)}>
        {t('imports.oldFontRead', { sample: texts.map((text) => fromOldFont(text, font)).join(', ') })}
      </Radio>
      <Radio name="oldFont" checked={options.oldFont === null} onChange={() => choose(null)}>
        {t('imports.oldFontKeep', { sample: texts.join(', ') })}
      </Radio>
    </fieldset>
  );
}
