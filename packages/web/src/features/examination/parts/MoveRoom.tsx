import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import { useMoveRoom } from '../useMoveRoom.ts';

type Props = { session: PhienKhamFragment; onClose: () => void; onMoved: () => void };

/** Sends the patient to another room; says how many wait there and at which rate the next exam counts. */
export default function MoveRoom({ session, onClose, onMoved }: Props) {
  const { t } = useTranslation('examination');
  const { places, before, ...move } = useMoveRoom(session, onMoved, onClose);
  return (
    <Modal
      open
      title={t('moveRoom')}
      okText={t(move.stays ? 'addExam' : 'moveRoom')}
      confirmLoading={move.moving}
      okButtonProps={{ disabled: !move.choice }}
      onOk={() => void move.send()}
      onCancel={onClose}
    >
      {before?.laBHYT ? (
        <Alert type="info" title={t('moveRate', { rate: before.tyLe, count: before.soLanKham })} />
      ) : null}
      {move.error ? <Alert type="error" title={userMessage(move.error)} /> : null}
      <Form layout="vertical">
        <Form.Item label={t('moveTo')} htmlFor="move-to" required>
          <Select
            id="move-to"
            autoFocus
            showSearch={{}}
            loading={move.loading}
            value={move.choice}
            onChange={move.choose}
            options={places.map((place) => ({
              value: place.key,
              label: `${place.room} – ${place.service}`,
              place,
            }))}
            optionRender={({ data: { place } }) => (
              <span className="room-option">
                <span>
                  {place.room} <small className="soft">{place.service}</small>
                </span>
                <small>
                  {t('waiting', { count: place.soCho })} · <Money value={place.DonGia} />
                </small>
              </span>
            )}
          />
        </Form.Item>
        <Radio.Group
          aria-label={t('moveHere')}
          value={move.stays ? 'stays' : 'ends'}
          options={[
            { value: 'ends', label: t('moveEnds') },
            { value: 'stays', label: t('moveStays') },
          ]}
          onChange={(event) => move.setStays(event.target.value === 'stays')}
        />
      </Form>
    </Modal>
  );
}
