import { testJudgedQueries } from './judged-queries';

testJudgedQueries();
