import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CameraTrouble, closeCamera, openCamera, troubleOf } from '../../../ui/camera.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';

type Props = { onTaken: (file: File) => void; onClose: () => void };

/** The live picture of the camera at the desk; each press takes a photo, the dialog stays for the next one. */
export function PhotoDialog({ onTaken, onClose }: Props) {
  const { t } = useTranslation(['readings', 'scan', 'common']);
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [taken, setTaken] = useState(0);

  useEffect(() => {
    let gone = false;
    let stream: MediaStream | null = null;
    openCamera().then(
      async (opened) => {
        stream = opened;
        if (gone || !video.current) return closeCamera(opened);
        video.current.srcObject = opened;
        await video.current.play();
      },
      (error: unknown) => {
        if (!gone) setTrouble(troubleOf(error));
      },
    );
    return () => {
      gone = true;
      if (stream) closeCamera(stream);
    };
  }, []);

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
    setTaken(taken + 1);
    onTaken(new File([photo], `anh-${taken + 1}.jpg`, { type: 'image/jpeg' }));
  };
  return (
    <Modal
      open
      title={t('photograph')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          <Button type="primary" disabled={trouble !== null} onClick={() => void take()}>
            {t('takePhoto')}
          </Button>
        </>
      }
    >
      {trouble ? (
        <p role="alert">{t(`state.${trouble}`, { ns: 'scan' })}</p>
      ) : (
        <video
          ref={video}
          className="reading-video"
          muted
          playsInline
          aria-label={t('picture', { ns: 'scan' })}
        />
      )}
      <p role="status" className="soft">
        {taken > 0 ? t('photosTaken', { count: taken }) : ''}
      </p>
    </Modal>
  );
}
