import { imagesMost, movedTo } from '@sen/domain/orders/textResult';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowDevice } from '../../../session/device.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useReadingDesk } from '../readingDesk.ts';
import type { Image } from '../readingEntry.ts';
import { imageKinds, refusalOf, sendImage } from '../sendImage.ts';
import { LargeImage } from './Images.tsx';
import { ImageTile } from './ImageTile.tsx';
import { MarkEditor } from './MarkEditor.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

type Props = {
  id: string;
  /** The service. */
  name: string;
  images: readonly Image[];
  wrong: string;
  /** What is wrong with the image at a place. */
  wrongOf?: (at: number) => string;
  /** Marks on them are kept. */
  drawn?: boolean;
  /** Each says whether it was taken before or after the work. */
  sided?: boolean;
  onChange: (images: readonly Image[]) => void;
};

/** The images of a service: photographed, chosen, dropped or pasted; dragged into their order; each with its words and a tick for print. */
export function ImageList({
  id,
  name,
  images,
  wrong,
  wrongOf,
  drawn = false,
  sided = false,
  onChange,
}: Props) {
  const { t } = useTranslation('readings');
  const { printForm } = useReadingDesk();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const latest = useRef(images);
  latest.current = images;
  const [sending, setSending] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  // images move and go while something about one of them is open: each is known by its file
  const [dragged, setDragged] = useState<string | null>(null);
  const [photographing, setPhotographing] = useState(false);
  const [large, setLarge] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const placeOf = (id: string | null) => images.findIndex((image) => image.Tep_Id === id);
  const shown = images[placeOf(marked)];
  if (marked !== null && !shown) setMarked(null);

  const change = (next: readonly Image[]) => {
    latest.current = next;
    onChange(next);
  };
  const fresh = { ChuThich: '', InTrenPhieu: true, ...(drawn ? { DanhDaus: [] } : {}) };
  const take = async (files: readonly File[]) => {
    setRefused(null);
    setSending((count) => count + files.length);
    for (const file of files) {
      try {
        if (latest.current.length >= imagesMost) setRefused(t('imagesMost', { max: imagesMost }));
        else {
          const Tep_Id = await sendImage(file, printForm);
          if (Tep_Id) change([...latest.current, { ...fresh, Tep_Id }]);
          else setRefused(t('notAnImage', { name: file.name }));
        }
      } catch (error) {
        setRefused(refusalOf(error));
      }
      setSending((count) => count - 1);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void take(files);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const put = (id: string, part: Partial<Image>) =>
    change(latest.current.map((image) => (image.Tep_Id === id ? { ...image, ...part } : image)));
  const move = (from: number, to: number) => change(movedTo(images, from, to));
  return (
    <fieldset
      id={id}
      className="reading-images"
      aria-label={t('imagesOf', { name })}
      aria-busy={sending > 0}
      // a picture is pasted where the focus is
      tabIndex={-1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      <div className="reading-images-head">
        <span>{t('images', { count: images.length })}</span>
        <Button
          size="small"
          onClick={() => (isNarrowDevice() ? camera.current?.click() : setPhotographing(true))}
        >
          {t('photograph')}
        </Button>
        <Button
          size="small"
          icon={<UploadIcon />}
          loading={sending > 0}
          onClick={() => chooser.current?.click()}
        >
          {t('choosePictures')}
        </Button>
        <small className="soft reading-drop">{t('dropHere')}</small>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={imageKinds.join()}
          hidden
          aria-label={t('choosePictures')}
          onChange={chosen}
        />
        <input ref={camera} type="file" accept="image/jpeg" capture="environment" hidden onChange={chosen} />
      </div>
      {images.length > 0 ? (
        <ol className="reading-tiles">
          {images.map((image, at) => (
            <ImageTile
              key={image.Tep_Id}
              id={`${id}_${at}`}
              image={image}
              wrong={wrongOf?.(at) ?? ''}
              name={name}
              at={at}
              count={images.length}
              sided={sided}
              onChange={(part) => put(image.Tep_Id, part)}
              onMove={(to) => move(at, to)}
              onRemove={() => change(images.filter(({ Tep_Id }) => Tep_Id !== image.Tep_Id))}
              onOpen={() => setLarge(image.Tep_Id)}
              onMark={() => setMarked(image.Tep_Id)}
              onDrag={() => setDragged(image.Tep_Id)}
              onDropped={() => {
                const from = placeOf(dragged);
                if (from >= 0) move(from, at);
                setDragged(null);
              }}
            />
          ))}
        </ol>
      ) : null}
      {[refused, wrong].filter(Boolean).map((text) => (
        <p key={text} className="reading-wrong" role="alert">
          {text}
        </p>
      ))}
      {photographing ? (
        <PhotoDialog onTaken={(file) => void take([file])} onClose={() => setPhotographing(false)} />
      ) : null}
      {shown?.DanhDaus ? (
        <MarkEditor
          key={shown.Tep_Id}
          picture={shown.Tep_Id}
          label={t('imageOf', { number: placeOf(shown.Tep_Id) + 1, name })}
          marks={shown.DanhDaus}
          onChange={(DanhDaus) => put(shown.Tep_Id, { DanhDaus })}
          onClose={() => setMarked(null)}
        />
      ) : null}
      {large === null ? null : (
        <LargeImage
          name={name}
          images={images}
          file={large}
          onMove={setLarge}
          onClose={() => setLarge(null)}
        />
      )}
    </fieldset>
  );
}
