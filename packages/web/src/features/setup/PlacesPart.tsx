import { useMutation } from '@apollo/client/react';
import { Node } from '@sen/domain/catalogues/Node';
import { type PatternPlace, patterns } from '@sen/domain/setup/patterns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox, Radio } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { SetupMakePlacesDocument } from './setup.main.gen.ts';

/** The pattern, the names that were changed, and what of it is not wanted. */
type Typed = { pattern: string; names: Record<string, string>; without: string[] };

const blank: Typed = { pattern: patterns[0]?.code ?? '', names: {}, without: [] };

/** A ready pattern of rooms: its names are edited and places left out before it is made at once. */
export function PlacesPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('setup');
  const language = currentLanguage();
  const { message } = useNotices();
  const draft = useDraft<Typed>('setup', 'places');
  const [own, setOwn] = useState<Typed | null>(null);
  const [make, { loading }] = useMutation(SetupMakePlacesDocument);
  const typed = own ?? draft.found?.value ?? blank;
  const pattern = patterns.find((one) => one.code === typed.pattern) ?? patterns[0];
  if (!pattern) return null;

  const put = (next: Typed) => {
    setOwn(next);
    draft.keep(next);
  };
  const nameOf = (place: PatternPlace) => typed.names[place.code] ?? place.name;
  const wanted = pattern.places.filter((place) => !typed.without.includes(place.code));
  const parentOf = (place: PatternPlace) => {
    const parent = wanted.find((one) => one.code === place.parent);
    return parent ? nameOf(parent).trim() : '';
  };
  const nameless = wanted.some((place) => nameOf(place).trim() === '');
  const submit = async () => {
    try {
      const noi = wanted.map((place) => ({ code: place.code, name: nameOf(place).trim() }));
      const { data } = await make({ variables: { mau: pattern.code, noi } });
      draft.clear();
      message.success(t('places.made', { count: data?.taoNoiTheoMau ?? 0 }));
      onBack();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const toggle = (place: PatternPlace, on: boolean) =>
    put({
      ...typed,
      without: on ? typed.without.filter((code) => code !== place.code) : [...typed.without, place.code],
    });
  return (
    <div className="setup">
      <header>
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <div>
          <h1>{t('places.title')}</h1>
          <p className="soft">{t('places.lead')}</p>
        </div>
      </header>
      {draft.found && !own ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      <div className="setup-choices" role="radiogroup" aria-label={t('places.pattern')}>
        {patterns.map((one) => (
          <Radio
            key={one.code}
            checked={one.code === pattern.code}
            onChange={() => put({ pattern: one.code, names: {}, without: [] })}
          >
            {one.label[language]}
          </Radio>
        ))}
      </div>
      <ul className="setup-places">
        {pattern.places.map((place) => {
          const on = !typed.without.includes(place.code);
          return (
            <li key={place.code}>
              <Checkbox
                checked={on}
                aria-label={t('places.wanted', { name: nameOf(place) })}
                onChange={(event) => toggle(place, event.target.checked)}
              />
              <Input
                aria-label={t('places.name', { code: place.code })}
                value={nameOf(place)}
                maxLength={200}
                disabled={!on}
                status={on && nameOf(place).trim() === '' ? 'error' : ''}
                onChange={(event) =>
                  put({ ...typed, names: { ...typed.names, [place.code]: event.target.value } })
                }
              />
              <span className="soft">{kindOf(place, parentOf(place), language)}</span>
            </li>
          );
        })}
      </ul>
      <p className="setup-foot">
        <Button
          type="primary"
          loading={loading}
          disabled={wanted.length === 0 || nameless}
          onClick={() => void submit()}
        >
          {t('places.make', { count: wanted.length })}
        </Button>
        <Button onClick={onBack}>{t('later')}</Button>
      </p>
    </div>
  );
}

const { category, roomType } = Node.fields;

/** What a place is used for, and where it lies. */
function kindOf(place: PatternPlace, parent: string, language: 'vi' | 'en'): string {
  const use = place.roomType ? roomType.values[place.roomType] : category.values[place.category];
  return [use[language], parent].filter(Boolean).join(' · ');
}
