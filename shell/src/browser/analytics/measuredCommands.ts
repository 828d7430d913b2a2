import type { AddToCartInput, AddToCartOutcome, Analytics, CommandRunner } from '@sightline/shared-lib/contracts';

/** Commands that change the bag tell analytics what became of them, whoever ran them (ANA-01). */
export function measuredCommands(commands: CommandRunner, analytics: Pick<Analytics, 'push'>): CommandRunner {
  return {
    async run(name, input) {
      const output = await commands.run(name, input);
      if (name === 'cart.add' && (output as AddToCartOutcome).ok)
        analytics.push({ name: 'add_to_cart', items: (input as AddToCartInput).items });
      return output;
    },
  };
}
