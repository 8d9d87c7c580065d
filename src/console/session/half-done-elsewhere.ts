/** Milliseconds in which another tab says that something is half done in it. */
const answerTime = 250;

/** Whether signing out here would lose what is half done in another tab, which the session's channel reaches. */
export async function isHalfDoneElsewhere(channel: BroadcastChannel | undefined): Promise<boolean> {
  if (!channel) return false;
  return new Promise((resolve) => {
    const settle = (isHalfDone: boolean) => {
      channel.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(isHalfDone);
    };
    const hear = ({ data }: MessageEvent) => data === 'half done' && settle(true);
    const timer = setTimeout(() => settle(false), answerTime);
    channel.addEventListener('message', hear);
    channel.postMessage('leaving');
  });
}
