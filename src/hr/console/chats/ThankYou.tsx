import { useEffect, useRef } from 'react';
import { useStandaloneWords } from '../../../console/standalone/slots.ts';
import type { ChatState } from './use-chat.ts';

/** The end, and for those who are content a place to say so. */
export function ThankYou({ state }: { state: ChatState }) {
  const { text, title } = useStandaloneWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { offer, brand, first_name: name } = state;
  return (
    <section className="end">
      <h2 ref={heading} tabIndex={-1}>
        {title('chats/page.thanks', { name })}
      </h2>
      <p>{text('chats/page.thanks')}</p>
      {offer && /^https?:\/\//i.test(offer.link) && (
        <div className="offer">
          <p>{text('chats/page.offer', { brand })}</p>
          <a
            className="button main"
            href={offer.link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('chats/page.offer-elsewhere', { place: offer.label })}
          >
            {text('chats/page.offer-link', { place: offer.label })}
          </a>
        </div>
      )}
    </section>
  );
}
