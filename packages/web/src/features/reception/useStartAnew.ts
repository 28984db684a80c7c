import { useTranslation } from 'react-i18next';
import { useUndo } from '../../ui/useUndo.ts';
import type { useReceptionForm } from './useReceptionForm.ts';

type Reception = Pick<ReturnType<typeof useReceptionForm>, 'held' | 'putBack' | 'saving'>;

/** Begins a new reception by hand; what stood in the form can be put back, also in place of what was typed meanwhile. */
export function useStartAnew(reception: Reception, startNew: () => void, mayLeave: () => boolean) {
  const { t } = useTranslation('reception');
  const undo = useUndo();
  const offer = (held: ReturnType<Reception['held']>) => {
    if (held) undo(t('cleared'), () => putBack(held));
  };
  const putBack = (held: NonNullable<ReturnType<Reception['held']>>) => {
    if (!mayLeave()) return;
    const typed = reception.held();
    reception.putBack(held);
    offer(typed);
  };
  return () => {
    const held = reception.held();
    startNew();
    if (!reception.saving) offer(held);
  };
}
