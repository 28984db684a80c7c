import type { DanhDau } from '@sen/domain/readings/marks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../../../catalogue/picture/usePicture.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { MarkedPicture } from '../../../ui/marks/MarkedPicture.tsx';

/** An image to look at. */
export type Image = { Tep_Id: string; ChuThich?: string | null; DanhDaus?: readonly DanhDau[] };

/** The images of a result as thumbnails; a click opens one large, the arrow keys go on to the others. */
export function Images({ name, images }: { name: string; images: readonly Image[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul className="reading-thumbs">
        {images.map((image, at) => (
          <li key={image.Tep_Id}>
            <Thumb image={image} name={name} number={at + 1} onOpen={() => setOpen(image.Tep_Id)} />
            {image.ChuThich ? <small>{image.ChuThich}</small> : null}
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <LargeImage name={name} images={images} file={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type ThumbProps = { image: Image; name: string; number: number; onOpen: () => void };

/** One image in small. */
export function Thumb({ image, name, number, onOpen }: ThumbProps) {
  const { t } = useTranslation('readings');
  const url = usePicture(image.Tep_Id);
  const label = t('imageOf', { number, name });
  return (
    <button
      type="button"
      className="reading-thumb"
      aria-label={t('openImage', { image: label })}
      onClick={onOpen}
    >
      {url === 'none' ? (
        <span>{t('noImage')}</span>
      ) : url ? (
        <MarkedPicture marks={image.DanhDaus ?? []} src={url} alt={label} />
      ) : null}
    </button>
  );
}

type LargeProps = {
  name: string;
  images: readonly Image[];
  /** Which of them: it keeps being shown when others come before it, and is closed when it goes. */
  file: string;
  onMove: (file: string) => void;
  onClose: () => void;
};

/** One image as large as the screen takes it. */
export function LargeImage({ name, images, file, onMove, onClose }: LargeProps) {
  const { t } = useTranslation('readings');
  const at = images.findIndex((one) => one.Tep_Id === file);
  const image = images[at];
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (at < 0) close();
  }, [at]);
  const url = usePicture(image?.Tep_Id ?? null);
  const label = t('imageOf', { number: at + 1, name });
  const go = (by: number) => {
    const next = images[(at + by + images.length) % images.length];
    if (next) onMove(next.Tep_Id);
  };
  return (
    <Modal open title={`${label} / ${images.length}`} width={960} footer={null} onCancel={onClose}>
      <div
        className="reading-large"
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') go(1);
          if (event.key === 'ArrowLeft') go(-1);
        }}
      >
        {url === 'none' ? (
          <p>{t('noImage')}</p>
        ) : url ? (
          <MarkedPicture marks={image?.DanhDaus ?? []} src={url} alt={label} />
        ) : null}
        {image?.ChuThich ? <p>{image.ChuThich}</p> : null}
        {images.length > 1 ? (
          <p className="reading-large-acts">
            <button type="button" className="plain-button" onClick={() => go(-1)}>
              {t('previousImage')}
            </button>
            <button type="button" className="plain-button" onClick={() => go(1)}>
              {t('nextImage')}
            </button>
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
