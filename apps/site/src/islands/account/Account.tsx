export interface AccountProps {
  appHost: string;
  trialUrl: string;
  words: { sign_in: string; trial: string; logout: string; account: string; low_stock: string };
  place: 'bar' | 'menu';
}
export function Account({ trialUrl, words }: AccountProps) {
  return (
    <div>
      <a href="/login">{words.sign_in}</a> <a href={trialUrl}>{words.trial}</a>
    </div>
  );
}
