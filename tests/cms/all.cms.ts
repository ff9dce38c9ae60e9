// The order matters: the last three change the content that the first two compare.
import './export';
import './equivalence';
import './publication';
import './editor';
import './rejections';
