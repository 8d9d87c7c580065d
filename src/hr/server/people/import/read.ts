import type { Calls } from '../../../../generated/calls.ts';
import type { Handler } from '../../../../server/context.ts';
import { detailOf, findUpload } from './uploads.ts';

export const handler: Handler<Calls['people/import/read']> = async (context, { params }) =>
  detailOf(context, await findUpload(context, params.id));
