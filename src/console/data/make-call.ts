import type { Call } from '../../shared/documents/call.ts';
import { type CallInput, requestOf } from './call-request.ts';
import type { CallAnswer, Transport } from './transport.ts';

/** Makes a call; one that wants a captcha gets its answer, worked out just before it is sent. */
export async function makeCall(transport: Transport, call: Call, input: CallInput = {}): Promise<CallAnswer> {
  if (!call.captcha || input.body instanceof FormData) return transport(requestOf(call, input));
  const { captchaAnswer } = await import('../captcha/captcha.ts');
  const answer = await captchaAnswer(transport, input.signal);
  const body = answer === undefined ? input.body : { ...input.body, [call.captcha]: answer };
  return transport(requestOf(call, { ...input, body }));
}
