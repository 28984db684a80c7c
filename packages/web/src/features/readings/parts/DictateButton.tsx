import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { MicIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useDictation, withSpoken } from '../dictation.ts';

type Props = {
  /** The field and its service, in words. */
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** Writes what is said behind a text. */
export function DictateButton({ name, value, onChange }: Props) {
  const { t } = useTranslation('readings');
  const language = currentLanguage();
  const { listening, fault, toggle } = useDictation(language, (spoken) =>
    onChange(withSpoken(value, spoken, language)),
  );
  return (
    <span className="reading-dictate">
      <Button
        size="small"
        type={listening ? 'primary' : 'text'}
        icon={<MicIcon />}
        aria-pressed={listening}
        aria-label={t('dictateOf', { name })}
        onClick={toggle}
      >
        {t(listening ? 'dictating' : 'dictate')}
      </Button>
      {fault ? (
        <small className="reading-wrong" role="status">
          {t(fault === 'not-allowed' ? 'dictateForbidden' : 'dictateFault')}
        </small>
      ) : null}
    </span>
  );
}
