import { eventTarget } from '@cornerstonejs/core';
import { annotation, type Types, utilities as toolUtilities } from '@cornerstonejs/tools';
import { Events } from '@cornerstonejs/tools/enums';
import { type HinhVe, type LoaiHinhVe, loaiHinhVe } from '@sen/domain/dicom/drawings';
import type { Measure } from '../toolNames.ts';
import { measureOf, toolNameOf } from './tools.ts';

const kinds: Readonly<Record<LoaiHinhVe, Measure>> = {
  DoDai: 'length',
  Goc: 'angle',
  Elip: 'ellipse',
  Diem: 'probe',
};
const kindOf = (measure: Measure): LoaiHinhVe | undefined =>
  (Object.keys(kinds) as LoaiHinhVe[]).find((kind) => kinds[kind] === measure); // its own keys

/** The picture of an address of the viewer: its UID and frame. */
export function pictureOf(imageId: string): { SOPUID: string; Khung: number } {
  const [, SOPUID = '', frame = '1'] = /instances\/([\d.]+)(?:\?frame=(\d+))?/.exec(imageId) ?? [];
  return { SOPUID, Khung: Number(frame) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** What is drawn now on the pictures of a study and not locked: the caller's own. One that is only begun is left out. */
export function ownDrawings(StudyUID: string): HinhVe[] {
  return annotation.state.getAllAnnotations().flatMap((one): HinhVe[] => {
    const { metadata, data, annotationUID } = one;
    const measure = metadata ? measureOf(metadata.toolName) : null;
    const Loai = measure && kindOf(measure);
    const points = data.handles?.points;
    if (!Loai || !annotationUID || !points || !metadata?.referencedImageId || one.isLocked) return [];
    if (points.length !== loaiHinhVe[Loai].points || !isOf(StudyUID, one)) return [];
    const HeToaDo = metadata.FrameOfReferenceUID ?? '';
    const MatPhang = [...(metadata.viewPlaneNormal ?? [0, 0, 1]), ...(metadata.viewUp ?? [0, -1, 0])].map(
      round,
    );
    const Diem = points.flatMap((point) => [...point].map(round));
    return [{ _id: annotationUID, Loai, ...pictureOf(metadata.referencedImageId), HeToaDo, MatPhang, Diem }];
  });
}

/** Whether something is drawn on a picture of a study. */
function isOf(StudyUID: string, { metadata }: Types.Annotation): boolean {
  return metadata?.referencedImageId?.includes(`/studies/${StudyUID}/`) ?? false;
}

type Placed = { drawing: HinhVe; imageId: string; locked: boolean };

const pointsOf = (numbers: readonly number[]) =>
  Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(i * 3, i * 3 + 3));

/** Puts drawings on their pictures; those of others cannot be moved. What stands already is left. */
export function putDrawings(placed: readonly Placed[], element: HTMLDivElement): void {
  for (const { drawing, imageId, locked } of placed) {
    if (annotation.state.getAnnotation(drawing._id)) continue;
    const made = {
      annotationUID: drawing._id,
      highlighted: false,
      invalidated: true,
      isLocked: locked,
      isVisible: true,
      metadata: {
        toolName: toolNameOf(kinds[drawing.Loai]),
        FrameOfReferenceUID: drawing.HeToaDo,
        referencedImageId: imageId,
        viewPlaneNormal: drawing.MatPhang.slice(0, 3),
        viewUp: drawing.MatPhang.slice(3),
      },
      data: {
        label: '',
        handles: {
          points: pointsOf(drawing.Diem),
          activeHandleIndex: null,
          textBox: {
            hasMoved: false,
            worldPosition: [0, 0, 0],
            worldBoundingBox: {
              topLeft: [0, 0, 0],
              topRight: [0, 0, 0],
              bottomLeft: [0, 0, 0],
              bottomRight: [0, 0, 0],
            },
          },
        },
        cachedStats: {},
      },
    } as unknown as Types.Annotation; // as the tools make it
    annotation.state.addAnnotation(made, element);
    if (locked) annotation.locking.setAnnotationLocked(drawing._id, true);
  }
  redraw(element);
}

function redraw(element: HTMLDivElement): void {
  toolUtilities.triggerAnnotationRender(element);
}

/** Takes the drawings that are selected off, those of the caller alone. */
export function removeSelected(element: HTMLDivElement): void {
  for (const id of annotation.selection.getAnnotationsSelected())
    if (!annotation.locking.isAnnotationLocked(id)) annotation.state.removeAnnotation(id);
  redraw(element);
}

/** Forgets the drawings of a study: another one is opened. */
export function forgetDrawings(StudyUID: string): void {
  for (const one of annotation.state.getAllAnnotations())
    if (one.annotationUID && isOf(StudyUID, one)) annotation.state.removeAnnotation(one.annotationUID);
}

/** Tells when something was drawn, moved or taken off. Answers how to stop. */
export function onDrawn(told: () => void): () => void {
  const signs = [Events.ANNOTATION_COMPLETED, Events.ANNOTATION_MODIFIED, Events.ANNOTATION_REMOVED];
  for (const sign of signs) eventTarget.addEventListener(sign, told);
  return () => {
    for (const sign of signs) eventTarget.removeEventListener(sign, told);
  };
}
