import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { useVideo } from '../useVideo.ts';

type Props = { onTaken: (file: File) => void; onClose: () => void };

/** The keys that take a photo: a foot pedal sends one of them. */
const keys: readonly string[] = [' ', 'PageDown'];

/** The live picture of a camera or a frame grabber; each press of the button, a key or a pedal takes a photo, the dialog stays for the next one. */
export function PhotoDialog({ onTaken, onClose }: Props) {
  const { t } = useTranslation(['readings', 'scan', 'common']);
  const { video, ready, trouble, inputs, input, choose } = useVideo();
  const [taken, setTaken] = useState(0);
  const count = useRef(0);

  const take = async () => {
    const shown = video.current;
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!shown || !pen || shown.videoWidth === 0) return;
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    pen.drawImage(shown, 0, 0);
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (!photo) return;
    count.current += 1;
    setTaken(count.current);
    onTaken(new File([photo], `anh-${count.current}.jpg`, { type: 'image/jpeg' }));
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'combobox';
      if (!keys.includes(event.key) || isTyped) return;
      // on a button the key would press that too
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'keydown' && !event.repeat) void latest.current();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('keyup', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('keyup', onKey, true);
    };
  }, []);
  return (
    <Modal
      open
      title={t('photograph')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          <Button type="primary" disabled={!ready} onClick={() => void take()}>
            {t('takePhoto')}
          </Button>
        </>
      }
    >
      {inputs.length > 1 ? (
        <Select
          className="reading-input"
          aria-label={t('videoInput')}
          value={input}
          onChange={choose}
          options={inputs.map(({ id, label }, at) => ({
            value: id,
            label: label || t('videoInputOf', { number: at + 1 }),
          }))}
        />
      ) : null}
      {trouble ? <p role="alert">{t(`state.${trouble}`, { ns: 'scan' })}</p> : null}
      <video
        ref={video}
        className="reading-video"
        hidden={trouble !== null}
        muted
        playsInline
        aria-label={t('picture', { ns: 'scan' })}
      />
      <p role="status" className="soft">
        {[taken > 0 ? t('photosTaken', { count: taken }) : '', ready ? t('photoKeys') : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Modal>
  );
}
