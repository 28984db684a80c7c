import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Checkbox, Segmented } from '../kit/choices.tsx';
import { Modal } from '../kit/Dialog.tsx';
import type { GridColumn } from './columns.ts';
import { isShown, type Layout, ordered, pageSizes, placed, usualLayout } from './layout.ts';
import './gridDialogs.css';

type Props<T> = {
  columns: ReadonlyArray<GridColumn<T>>;
  layout: Layout;
  setLayout: (layout: Layout) => void;
  fixedPages: boolean;
  onClose: () => void;
};

/** Which columns are shown and in which order; dragged, or moved by Alt and the arrows. */
export function ColumnsDialog<T>({ columns, layout, setLayout, fixedPages, onClose }: Props<T>) {
  const { t } = useTranslation('grid');
  const [dragged, setDragged] = useState<string | null>(null);
  const all = ordered(columns, layout.order);
  const keys = all.map(({ key }) => key);
  const last = all.filter((one) => isShown(one, layout)).length === 1;
  const put = (order: readonly string[]) => setLayout({ ...layout, order });
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    put(placed(keys, key, keys[keys.indexOf(key) + by] ?? key));
  };
  const over = (event: DragEvent, key: string) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged !== key) put(placed(keys, dragged, key));
  };
  return (
    <Modal
      open
      place="side"
      width={440}
      title={t('columns')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => setLayout(usualLayout)}>{t('usualColumns')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="soft keys-only">{t('columnKeys')}</p>
      <ul className="grid-columns">
        {all.map((one) => {
          const shown = isShown(one, layout);
          return (
            <li
              key={one.key}
              draggable
              className={dragged === one.key ? 'dragged' : undefined}
              onDragStart={() => setDragged(one.key)}
              onDragOver={(event) => over(event, one.key)}
              onDragEnd={() => setDragged(null)}
              onKeyDown={(event) => onKeyDown(event, one.key)}
            >
              <Checkbox
                checked={shown}
                disabled={shown && last}
                onChange={() => setLayout({ ...layout, shown: { ...layout.shown, [one.key]: !shown } })}
              >
                {one.label}
              </Checkbox>
              <GripVertical size={16} aria-hidden />
            </li>
          );
        })}
      </ul>
      {fixedPages ? null : (
        <>
          <h3>{t('rowsOfPage')}</h3>
          <Segmented
            aria-label={t('rowsOfPage')}
            value={String(layout.pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(size) => setLayout({ ...layout, pageSize: Number(size) })}
          />
        </>
      )}
    </Modal>
  );
}
