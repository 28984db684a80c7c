import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Dialog.tsx';
import { Input } from '../kit/Input.tsx';
import { useNotices } from '../kit/noticeStore.ts';
import { noList } from './listState.ts';
import type { GridState } from './useGridState.ts';
import { isAsSaved, nameMost, type SavedView, stateOf, viewOf, viewsMost } from './views.ts';

/** Ways of looking at the list that the person saved, and what saves, changes and removes one. */
export function GridViews({ grid }: { grid: GridState }) {
  const { t } = useTranslation('grid');
  const { modal } = useNotices();
  const { state, show, layout, views, setViews, view: chosen } = grid;
  const [naming, setNaming] = useState(false);
  const choose = (view: SavedView | null) => show(view ? stateOf(view) : noList);
  const save = (name: string) => {
    const view = viewOf(crypto.randomUUID(), name, state, layout);
    setViews([...views, view]);
    setNaming(false);
    show({ view: view.id });
  };
  const askRemove = (view: SavedView) =>
    modal.confirm({
      title: t('removeView', { name: view.name }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: () => {
        setViews(views.filter(({ id }) => id !== view.id));
        show({ view: null });
      },
    });
  return (
    <div className="grid-views">
      <Chip label={t('all')} pressed={chosen === null} onPress={() => choose(null)} />
      {views.map((view) => (
        <Chip key={view.id} label={view.name} pressed={view === chosen} onPress={() => choose(view)} />
      ))}
      {chosen && !isAsSaved(chosen, state) ? (
        <Button
          type="text"
          size="small"
          onClick={() =>
            setViews(views.map((one) => (one === chosen ? viewOf(one.id, one.name, state, layout) : one)))
          }
        >
          {t('saveChanges')}
        </Button>
      ) : null}
      {chosen ? (
        <Button type="text" size="small" onClick={() => askRemove(chosen)}>
          {t('removeThisView')}
        </Button>
      ) : null}
      {views.length < viewsMost ? (
        <Button type="text" size="small" icon={<Plus size={15} />} onClick={() => setNaming(true)}>
          {t('saveView')}
        </Button>
      ) : null}
      {naming ? (
        <NameDialog taken={views.map(({ name }) => name)} onSave={save} onClose={() => setNaming(false)} />
      ) : null}
    </div>
  );
}

function Chip({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="grid-chip" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}

type NameProps = { taken: readonly string[]; onSave: (name: string) => void; onClose: () => void };

function NameDialog({ taken, onSave, onClose }: NameProps) {
  const { t } = useTranslation('grid');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const save = () => {
    const own = name.trim();
    if (own === '') setWrong(t('nameNeeded'));
    else if (taken.includes(own)) setWrong(t('nameTaken'));
    else onSave(own);
  };
  return (
    <Modal open width={380} title={t('saveView')} okText={t('save')} onOk={save} onCancel={onClose}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="form-label" htmlFor="grid-view-name">
          {t('viewName')}
        </label>
        <Input
          id="grid-view-name"
          autoFocus
          maxLength={nameMost}
          value={name}
          status={wrong ? 'error' : ''}
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? 'grid-view-wrong' : undefined}
          onChange={(event) => {
            setWrong(null);
            setName(event.target.value);
          }}
        />
        {wrong ? (
          <p id="grid-view-wrong" className="form-help" role="alert">
            {wrong}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
