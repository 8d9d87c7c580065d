import { useEffect, useRef, useState } from 'react';
import { CallError, useStandaloneCall, useStandaloneWords } from '../../../console/standalone/slots.ts';

interface Props {
  token: string;
  failure: unknown;
  again(): void;
}

/** There is nothing to be answered here: the link is over, or the server is out of reach. */
export function Closed({ token, failure, again }: Props) {
  const { text, explain } = useStandaloneWords();
  if (isOver(failure)) return <Over token={token} />;
  return (
    <section className="end" role="alert">
      <p>{explain(failure, 'chats/page.open').text}</p>
      <button type="button" className="main" onClick={again}>
        {text('chats/page.try-again')}
      </button>
    </section>
  );
}

export const isOver = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404;

/** Anyone who has not answered yet can have a new link; it goes to their own address. */
function Over({ token }: { token: string }) {
  const { text, title, explain } = useStandaloneWords();
  const renew = useStandaloneCall('chats/page.renew');
  const [asked, setAsked] = useState<'no' | 'asking' | 'done'>('no');
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 'done') heading.current?.focus();
  }, [asked]);
  const ask = async () => {
    setAsked('asking');
    setProblem('');
    try {
      await renew({ body: { token } });
      setAsked('done');
    } catch (error) {
      setAsked('no');
      setProblem(explain(error, 'chats/page.renew').text);
    }
  };
  const said = asked === 'done' ? 'chats/page.renewed' : 'chats/page.link-over';
  return (
    <section className="end">
      <h1 ref={heading} tabIndex={-1}>
        {title(said)}
      </h1>
      <p>{text(said)}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
      {asked !== 'done' && (
        <button type="button" className="main" aria-disabled={asked === 'asking'} onClick={() => void ask()}>
          {text('chats/page.renew')}
        </button>
      )}
    </section>
  );
}
