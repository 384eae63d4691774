/** Written by integrations/island-words.ts. */
declare module 'virtual:messages' {
  export const messages: import('@accounting-site/content/languages/find-message').Messages;
}

declare module 'virtual:form-words' {
  export const demoRequest: import('../pages/_demo-request/demo-request-words.ts').DemoRequestFormWords;
  export const callMe: import('../sections/CallMe/call-me-words.ts').CallFormWords;
}

declare module 'virtual:savings' {
  type Props = import('./savings-calculator/SavingsCalculator.tsx').SavingsCalculatorProps;
  export const table: Props['table'];
  export const words: Props['words'];
}
