import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, ScreenHeader, ScreenSkeleton, useScreenTitle } from '../../../../console/parts.ts';
import { type ComponentProps, useActor, useDocument } from '../../../../console/slots.ts';
import { MemberFactors } from './MemberFactors.tsx';
import { OwnFactors } from './OwnFactors.tsx';
import { type Factors, useFactors, useMemberFactors } from './use-factors.ts';

/** One's own second factors, or those of the member whom the address names. */
export default function TwoFactor({ params }: ComponentProps) {
  const actor = useActor();
  const { memberId } = params;
  return typeof memberId === 'string' && memberId && memberId !== actor?.id ? (
    <OfMember key={memberId} memberId={memberId} />
  ) : (
    <Own listed={Boolean(memberId)} />
  );
}

function Own({ listed }: { listed: boolean }) {
  const query = useFactors();
  return (
    <Answered call="account/mfa/settings" query={query}>
      {(factors) => <OwnFactors factors={factors} listed={listed} />}
    </Answered>
  );
}

function OfMember({ memberId }: { memberId: string }) {
  const query = useMemberFactors(memberId);
  return (
    <Answered call="account/mfa/member" query={query}>
      {(factors) => <MemberFactors memberId={memberId} factors={factors} />}
    </Answered>
  );
}

interface Props {
  call: string;
  query: UseQueryResult<Factors>;
  children(factors: Factors): ReactNode;
}

function Answered({ call: id, query: { data, error, refetch }, children }: Props) {
  const title = useScreenTitle(undefined);
  const call = useDocument('calls', id);
  if (data) return children(data);
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenHeader title={title} />
      <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
    </>
  );
}
