import { examinationRecords } from '@sen/domain/examination/records';
import { defineFeature } from '../../engine/feature.ts';
import { counter } from '../../engine/numbering.ts';
import { timeline } from '../patients/points.ts';
import { examinationTimeline } from './moments.ts';
import { maChuyenVien, maKhamBenh, soChuyenVien } from './numbers.ts';
import { examinationResolvers } from './resolvers.ts';

export const examination = defineFeature({
  name: 'examination',
  service: 'main',
  records: examinationRecords,
  resolvers: examinationResolvers,
  adds: [
    counter.add(maKhamBenh),
    counter.add(maChuyenVien),
    counter.add(soChuyenVien),
    timeline.add(examinationTimeline),
  ],
});
