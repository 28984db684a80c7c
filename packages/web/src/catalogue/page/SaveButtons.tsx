import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import type { EntryFormState } from './useEntryForm.ts';

type Props = {
  state: EntryFormState;
  mayWrite: boolean;
  /** The form stands in a dialogue. */
  inDialog?: boolean;
};

/** As keyboards have it, in every language. */
const addKeys = 'Ctrl+Shift+S';

/** What is done with the entry of a form, and the keys of it. */
export function SaveButtons({ state, mayWrite, inDialog = false }: Props) {
  const { t } = useTranslation('catalogue');
  const { save } = state;
  // who mends an entry is not adding
  const saveAndAdd = state.record ? null : state.saveAndAdd;
  const disabled = !mayWrite || state.busy || state.conflict.open;
  useHotkeys([
    { keys: 'Ctrl+S', label: t('save'), run: save, disabled, inDialog },
    ...(saveAndAdd ? [{ keys: addKeys, label: t('saveAndAdd'), run: saveAndAdd, disabled, inDialog }] : []),
  ]);
  if (!mayWrite) return null;
  return (
    <>
      {state.record ? (
        <Button danger loading={state.removing} onClick={state.askRemove}>
          {t('remove')}
        </Button>
      ) : null}
      {saveAndAdd ? (
        <Button disabled={state.saving} title={addKeys} onClick={saveAndAdd}>
          {t('saveAndAdd')}
        </Button>
      ) : null}
      <Button type="primary" icon={<SaveIcon />} loading={state.saving} onClick={save}>
        {t('save')}
      </Button>
    </>
  );
}
