import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { refusalOf, type WithActs } from '../../ui/acts.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { type Kind, type MoveName, moveNames, useMove } from './moves.tsx';

type Props = {
  kind: Kind;
  one: WithActs & { _id: string; TrangThai: string };
  onDone: () => void;
  onWrite: () => void;
};

/** Refusals that only say that the act is not for this state or person: nothing is drawn for them. */
const silent: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'NODE_NOT_GRANTED',
  'STATE_CHANGED',
  'PROMOTION_RELEASED',
]);

/** What may be done with one programme or voucher; what the law or its use forbids stands there with the reason. */
export function MoveButtons({ kind, one, onDone, onWrite }: Props) {
  const { t } = useTranslation('promotions');
  const { modal, message } = useNotices();
  const move = useMove(kind);
  const language = currentLanguage();
  const ask = (name: MoveName) => {
    const { label } = kind.acts.acts[name];
    modal.confirm({
      title: t(`ask.${name}`, { count: 1 }),
      okText: label[language],
      okButtonProps: { danger: name === 'xoa' },
      onOk: async () => {
        try {
          await move(name, [one._id]);
          onDone();
        } catch (error) {
          message.error(userMessage(error));
        }
      },
    });
  };
  const told = moveNames.map((name) => ({ name, refusal: refusalOf(one, name) }));
  const reasons = told.flatMap(({ refusal }) => (refusal && !silent.has(refusal) ? [refusal] : []));
  const writes = refusalOf(one, 'sua') === null;
  return (
    <>
      <div className="promotion-acts">
        {writes || refusalOf(one, 'doiKetThuc') === null ? (
          <Button onClick={onWrite}>{kind.acts.acts[writes ? 'sua' : 'doiKetThuc'].label[language]}</Button>
        ) : null}
        {told.map(({ name, refusal }) =>
          refusal === null || !silent.has(refusal) ? (
            <Button
              key={name}
              disabled={refusal !== null}
              type={name === 'phatHanh' ? 'primary' : 'default'}
              danger={name === 'xoa'}
              onClick={() => ask(name)}
            >
              {kind.acts.acts[name].label[language]}
            </Button>
          ) : null,
        )}
      </div>
      {reasons.length > 0 ? (
        <p className="soft">{[...new Set(reasons)].map((code) => errorText(code, language)).join(' ')}</p>
      ) : null}
    </>
  );
}
