import { describeStories } from '../testing/describe-stories.ts';

describeStories(import.meta.glob('./*.stories.tsx', { eager: true }));
