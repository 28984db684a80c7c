import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { Entry } from '../../ui/entry.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import type { EntryFormState } from './useEntryForm.ts';

type Props = {
  def: CatalogueDef;
  entry: Entry | null;
  mayWrite: boolean;
  state: EntryFormState;
  onClose: () => void;
};

/** Which entry the page is of, its state and what is done with it. */
export function EntryHead({ def, entry, mayWrite, state, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const catalogue = def.label[currentLanguage()];
  const code = entry && def.code ? entry[def.code] : null;
  return (
    <>
      <header className="entry-head">
        <Button
          type="text"
          size="large"
          icon={<ArrowLeftIcon />}
          aria-label={t('toList', { name: catalogue })}
          onClick={onClose}
        />
        <div className="entry-name">
          <p className="soft">{catalogue}</p>
          <h1>
            {typeof code === 'string' && code !== '' ? <span className="entry-code">{code}</span> : null}
            {entry ? String(entry[def.display] ?? '') : t('newEntry')}
          </h1>
        </div>
        {entry ? (
          <StateTag tone={entry.TamNgung ? 'cancelled' : 'done'}>
            {t(entry.TamNgung ? 'suspended' : 'inUse')}
          </StateTag>
        ) : null}
      </header>
      <div className="entry-acts work-actions">
        <SaveButtons state={state} mayWrite={mayWrite} />
      </div>
    </>
  );
}
